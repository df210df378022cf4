import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { filesBelow } from '../../src/files/files-below'
import { parsePage } from '../../src/gatsby/postprocess/page'

/**
 * Collects the addresses on other sites that the pages of a built site link to.
 * @param folder the public files of a built site
 * @param own the site's own origin
 * @returns each address without its fragment, with the pages that link to it, both sorted
 * @throws if the folder does not exist
 */
export async function outsideLinks(folder: string, own: string): Promise<Map<string, string[]>> {
  if (!existsSync(folder)) throw new Error(`There is no ${folder}: build the site first (npm run build).`)
  // The data of the 404 page are in a folder named 404.html.
  const pages = filesBelow(folder).filter((file) => file.endsWith('.html'))
  const found = new Map<string, Set<string>>()
  for (const page of pages) {
    const { elements } = await parsePage(readFileSync(page, 'utf8'))
    for (const { name, attribs } of elements) {
      const [address = ''] = (attribs.href ?? '').split('#')
      if (name !== 'a' || !/^https?:/.test(address) || new URL(address).origin === own) continue
      found.set(address, (found.get(address) ?? new Set()).add(path.relative(folder, page)))
    }
  }
  return new Map(
    [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([address, on]) => [address, [...on].sort()]),
  )
}
