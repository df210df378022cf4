import { useEffect } from 'react'

/** The pause before the address bar follows a choice, in milliseconds: browsers limit how often it may change. */
const rest = 300

type Part = 'search' | 'hash'

/** Writes the query or the fragment of the address. An anchor stays while there is no fragment to write. */
export function writeAddress(part: Part, text: string): void {
  const address = new URL(window.location.href)
  if (part === 'hash' && text === '' && !address.hash.includes('=')) return
  address[part] = text
  window.history.replaceState(window.history.state, '', address)
}

/** Makes the query or the fragment of the address follow a choice; null leaves it as it is. */
export function useAddress(part: Part, text: string | null): void {
  useEffect(() => {
    if (text === null) return
    const write = () => writeAddress(part, text)
    const timer = setTimeout(write, rest)
    // Whoever leaves sooner finds the last choice on the way back.
    window.addEventListener('pagehide', write)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pagehide', write)
    }
  }, [part, text])
}
