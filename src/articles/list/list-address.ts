import { typingPause } from './typing-pause'

/**
 * The list's address, which holds its state. The address bar is updated only when typing pauses, because browsers limit
 * how often it may change (Safari 100 times in 30 seconds, Chromium and Firefox 200 in 10) and drop further changes.
 */

const changed = 'list-address-changed'
const flushed = 'list-address-flushed'

/** The current address while the address bar lags behind. */
let pending: string | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/** Returns path and query in the address bar, which lags behind while letters are typed. */
export const barAddress = (): string => window.location.pathname + window.location.search

/** Returns path and query, including changes that the address bar does not show yet. */
export const listAddress = (): string => pending ?? barAddress()

/** Changes the address and notifies listeners. @param how `push` adds a history entry */
export function changeListAddress(to: string, how: 'push' | 'replace'): void {
  if (how === 'push') {
    flushListAddress()
    window.history.pushState({}, '', to)
    window.dispatchEvent(new Event(flushed))
  } else {
    pending = to
    clearTimeout(timer)
    timer = setTimeout(flushListAddress, typingPause)
  }
  window.dispatchEvent(new Event(changed))
}

/** Subscribes to changes of the address. @returns a function that unsubscribes */
export function onListAddress(notify: () => void): () => void {
  const move = () => {
    takePending()
    notify()
  }
  window.addEventListener('popstate', move)
  window.addEventListener(changed, notify)
  window.addEventListener('pagehide', flushListAddress)
  return () => {
    flushListAddress()
    window.removeEventListener('popstate', move)
    window.removeEventListener(changed, notify)
    window.removeEventListener('pagehide', flushListAddress)
  }
}

/** Subscribes to changes of the address bar. @returns a function that unsubscribes */
export function onBarAddress(notify: () => void): () => void {
  window.addEventListener('popstate', notify)
  window.addEventListener(flushed, notify)
  return () => {
    window.removeEventListener('popstate', notify)
    window.removeEventListener(flushed, notify)
  }
}

/** Updates the address bar now instead of after the pause. */
export function flushListAddress(): void {
  const to = takePending()
  if (!to) return
  window.history.replaceState(window.history.state, '', to)
  window.dispatchEvent(new Event(flushed))
}

function takePending(): string | undefined {
  clearTimeout(timer)
  const to = pending
  pending = undefined
  return to
}
