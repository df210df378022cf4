import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { splitPath } from '../../../site/languages'
import type { Built } from '../log/loads'
import { logOf } from '../log/log-of'
import { type SizeOf, weigh } from '../log/weigh'
import { readLogs } from '../log/write-logs'
import { parsePage } from '../page'
import type { Weighed } from './fill-proof'
import { isProof, isProved, type Proved, proofFile, provedHtml } from './write-proof'

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
    const said = readLogs(read(page)).find((log) => log.trimEnd() !== found)
    if (said !== undefined) untrue.push(`${address} says ${said}, and is ${found}`)
  }
  for (const page of pages.filter(isProof)) {
    const own = all.find(({ address }) => address === page.address)
    const said = read(page)
    const [log = ''] = readLogs(said)
    const spaces = log.length - log.trimEnd().length
    if (own && provedHtml(await parsePage(said), own, all, facts, spaces) !== said)
      untrue.push(`${page.address} does not say what all pages weigh`)
  }
  return untrue
}
