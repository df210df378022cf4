/** What an article's page says, line by line; kept, as typing asks for it with every letter. */
const known = new Map<string, Promise<string[]>>()

/**
 * @param address of an article's page, which the visitor may well open next
 * @throws where the page cannot be had; the next call tries again
 */
export function articleText(address: string): Promise<string[]> {
  const text = known.get(address) ?? read(address)
  known.set(address, text)
  text.catch(() => known.delete(address))
  return text
}

const linesOfText = '[data-article-text] :is(p, li, dt, dd, td, th, h2, h3, pre, figcaption)'

async function read(address: string): Promise<string[]> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered with status ${response.status}`)
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  for (const mark of page.querySelectorAll('[data-footnote-ref]')) mark.remove()
  return Array.from(page.querySelectorAll(linesOfText))
    .filter((element) => !element.closest('[data-footnotes]'))
    .map((element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim())
}
