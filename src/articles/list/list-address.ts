import { typingPause } from './typing-pause'

/**
 * The list's address, which holds its state. The address bar is updated only when typing pauses, because browsers limit
 * how often it may change (Safari 100 times in 30 seconds, Chromium and Firefox 200 in 10) and drop further changes.
 */

const changed = 'list-address-changed'
const caughtUp = 'list-address-caught-up'

/** The current address while the address bar lags behind. */
let ahead: string | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/** Returns path and query in the address bar, which lags behind while letters are typed. */
export const barAddress = (): string => window.location.pathname + window.location.search

/** Returns path and query, including changes that the address bar does not show yet. */
export const listAddress = (): string => ahead ?? barAddress()

/** Changes the address and notifies listeners. @param how `push` adds a history entry */
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

/** Subscribes to changes of the address. @returns a function that unsubscribes */
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

/** Subscribes to changes of the address bar. @returns a function that unsubscribes */
export function onBarAddress(notify: () => void): () => void {
  window.addEventListener('popstate', notify)
  window.addEventListener(caughtUp, notify)
  return () => {
    window.removeEventListener('popstate', notify)
    window.removeEventListener(caughtUp, notify)
  }
}

/** Updates the address bar now instead of after the pause. */
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
