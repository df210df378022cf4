import { typingPause } from './typing-pause'

/**
 * The list's address, which is its state. While letters are typed the address bar follows only when typing pauses,
 * because browsers limit how often it may change (Safari 100 times in 30 seconds, Chromium and Firefox 200 in 10) and
 * drop the rest.
 */

const changed = 'list-address-changed'
const caughtUp = 'list-address-caught-up'

/** The current address while the address bar lags behind. */
let ahead: string | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/** @returns path and query as the bar has them: behind while letters are typed */
export const barAddress = (): string => window.location.pathname + window.location.search

/** @returns path and query */
export const listAddress = (): string => ahead ?? barAddress()

/** @param how `push` adds a history entry */
export function changeListAddress(to: string, how: 'push' | 'replace'): void {
  if (how === 'push') {
    catchUp()
    window.history.pushState({}, '', to)
    window.dispatchEvent(new Event(caughtUp))
  } else {
    ahead = to
    clearTimeout(timer)
    timer = setTimeout(catchUp, typingPause)
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

/** @returns ends it */
export function onBarAddress(notify: () => void): () => void {
  window.addEventListener('popstate', notify)
  window.addEventListener(caughtUp, notify)
  return () => {
    window.removeEventListener('popstate', notify)
    window.removeEventListener(caughtUp, notify)
  }
}

/** The bar follows at once. */
export function catchUp(): void {
  const to = takeAhead()
  if (!to) return
  window.history.replaceState(window.history.state, '', to)
  window.dispatchEvent(new Event(caughtUp))
}

function takeAhead(): string | undefined {
  clearTimeout(timer)
  const to = ahead
  ahead = undefined
  return to
}
