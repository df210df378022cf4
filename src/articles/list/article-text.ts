/** Cached because every letter typed needs them again. */
const known = new Map<string, Promise<string[]>>()

/**
 * Fetches an article's text as lines.
 *
 * @param address of the article's page, beside which its text file lies
 * @throws if it cannot be fetched; the next call tries again
 */
export function articleText(address: string): Promise<string[]> {
  const text = known.get(address) ?? read(`${address}.txt`)
  known.set(address, text)
  text.catch(() => known.delete(address))
  return text
}

async function read(address: string): Promise<string[]> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered with status ${response.status}`)
  return (await response.text()).split('\n')
}
