/** What an article says, line by line; kept, as typing asks for it with every letter. */
const known = new Map<string, Promise<string[]>>()

/**
 * @param address of an article's page, beside which its text lies, line by line
 * @throws where it cannot be had; the next call tries again
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
