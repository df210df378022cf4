import { rest } from './rest'

/**
 * The address of the list in the browser's bar, which is its state. While letters are typed the bar follows when they rest:
 * browsers allow so many changes only (Safari 100 in 30 seconds, Chromium and Firefox 200 in 10), and what goes beyond is lost.
 */

const changed = 'list-address-changed'

/** Where it is ahead of the bar. */
let ahead: string | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/** @returns path and query */
export const listAddress = (): string => ahead ?? window.location.pathname + window.location.search

/** @param how `push` leaves an entry of its own in the history */
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

/** @returns ends it */
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
