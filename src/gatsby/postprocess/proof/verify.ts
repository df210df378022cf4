import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { splitPath } from '../../../site/languages'
import type { Built } from '../log/loads'
import { logOf } from '../log/log-of'
import { spacesAfterLog } from '../log/place-log'
import { type SizeOf, weigh } from '../log/weigh'
import { parsePage } from '../page'
import type { Weighed } from './fill-proof'
import { isProof, isProved } from './proof-pages'
import { type Proved, proofFile, provedHtml } from './write-proof'

/** Returns the proof of the last build. @throws the file system's error if nothing was built */
export const readProved = (): Proved => JSON.parse(readFileSync(proofFile, 'utf8'))

/**
 * Compares the statements of a built site's pages, and of the proof, with the files that the server sends.
 * @param folder a built site
 * @returns a line for each page with a false statement
 */
export async function untruePages(folder: string, { pages, facts }: Proved): Promise<string[]> {
  const sizeOf: SizeOf = async (address) => {
    const file = path.join(folder, 'public', address)
    return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
  }
  const placeOf = ({ file }: Built) => path.relative('public', file)
  const read = (page: Built) => readFileSync(path.join(folder, 'public', placeOf(page)), 'utf8')
  const untrue: string[] = []
  const all: Weighed[] = []
  for (const page of pages) {
    const { address, load } = page
    const weights = await weigh(load, await sizeOf(placeOf(page)), sizeOf)
    if (isProved(page)) all.push({ address, load, weights })
    const found = logOf(splitPath(address).language, weights, load)
    const html = read(page)
    if (count(html, found) !== count(html, ' data-log=')) untrue.push(`${address} does not say ${found}`)
  }
  for (const page of pages.filter(isProof)) {
    const own = all.find(({ address }) => address === page.address)
    const said = read(page)
    const tree = await parsePage(said)
    if (own && provedHtml(tree, own, all, facts, spacesAfterLog(tree)) !== said)
      untrue.push(`${page.address} does not say what all pages weigh`)
  }
  return untrue
}

const count = (text: string, part: string): number => text.split(part).length - 1
