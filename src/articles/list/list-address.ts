import { rest } from './rest'

/**
 * The list's address, which is its state. While letters are typed the address bar follows only when typing pauses,
 * because browsers limit how often it may change (Safari 100 times in 30 seconds, Chromium and Firefox 200 in 10) and
 * drop the rest.
 */

const changed = 'list-address-changed'

/** The current address while the address bar lags behind. */
let ahead: string | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/** Returns path and query. */
export const listAddress = (): string => ahead ?? window.location.pathname + window.location.search

/** @param how `push` adds a history entry */
export function changeListAddress(to: string, how: 'push' | 'replace'): void {
  if (how === 'push') {
    catchUp()
    window.history.pushState({}, '', to)
  } else {
    ahead = to
    clearTimeout(timer)
    timer = setTimeout(catchUp, rest)
  }
  window.dispatchEvent(new Event(changed))
}

/** @returns a function that unsubscribes */
export function onListAddress(notify: () => void): () => void {
  const move = () => {
    takeAhead()
    notify()
  }
  window.addEventListener('popstate', move)
  window.addEventListener(changed, notify)
  window.addEventListener('pagehide', catchUp)
  return () => {
    catchUp()
    window.removeEventListener('popstate', move)
    window.removeEventListener(changed, notify)
    window.removeEventListener('pagehide', catchUp)
  }
}

function catchUp(): void {
  const to = takeAhead()
  if (to) window.history.replaceState(window.history.state, '', to)
}

function takeAhead(): string | undefined {
  clearTimeout(timer)
  const to = ahead
  ahead = undefined
  return to
}
