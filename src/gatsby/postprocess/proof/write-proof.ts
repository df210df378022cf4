import { readFileSync, writeFileSync } from 'node:fs'
import { openFileCache } from '../../../cache/file-cache'
import { sentSize } from '../../../hosting/compress'
import { splitPath } from '../../../site/languages'
import type { Built } from '../log/loads'
import { logOf } from '../log/log-of'
import { sizesOfPublic } from '../log/log-writer'
import { pageLoad } from '../log/page-load'
import { placeLog } from '../log/place-log'
import { settle } from '../log/settle'
import { weigh } from '../log/weigh'
import { type Page, parsePage } from '../page'
import { ecoIndexes, fillProof, type Weighed } from './fill-proof'
import { type ProofFacts, proofFacts } from './proof-facts'
import { isProof, isProved } from './proof-pages'

/** The proof of the last build, for `verify.ts`. */
export const proofFile = '.cache/proof.json'
export type Proved = { pages: Built[]; facts: ProofFacts }

/**
 * Returns a page of proof with the weights of all pages, and its own log.
 * @param spaces number of spaces after the log
 * @throws if the page has no place for a part
 */
export function provedHtml(
  page: Page,
  own: Weighed,
  all: readonly Weighed[],
  facts: ProofFacts,
  spaces: number,
): string {
  const { language } = splitPath(own.address)
  fillProof(page, language, all, facts)
  const write = placeLog(page)
  if (!write)
    throw new Error(`${own.address} has no place for its log: src/site/layout/Log.tsx gives it one.`)
  return write(logOf(language, own.weights, own.load), spaces)
}

/** Returns the weights of the pages of proof as printed, to a tenth of a kilobyte, concatenated. */
const figuresOf = (own: readonly Weighed[]) =>
  own.map(({ weights }) => Math.round(weights.total / 100) * 100).join(' ')

/**
 * Writes the pages of proof, `proof.json` (every page, to the byte) and `proof-files.txt` (hashes). Each page of proof
 * states the weights of both, so they are written together until all agree (`settle`).
 * @param built all pages, with their logs
 * @returns the weights of each page
 * @throws if they never agree
 */
export async function writeProof(built: readonly Built[]): Promise<Weighed[]> {
  const cache = openFileCache('.build-cache/compressed')
  const sizeOf = sizesOfPublic(cache)
  const facts = proofFacts()
  const weighed = async ({ address, file, load }: Built, html: string): Promise<Weighed> => ({
    address,
    load,
    weights: await weigh(load, await sentSize(file, Buffer.from(html), cache), sizeOf),
  })
  const others = await Promise.all(
    built
      .filter((page) => isProved(page) && !isProof(page))
      .map((page) => weighed(page, readFileSync(page.file, 'utf8'))),
  )
  const proofs = await Promise.all(
    built.filter(isProof).map(async (page) => {
      const tree = await parsePage(readFileSync(page.file, 'utf8'))
      fillProof(tree, splitPath(page.address).language, [...others, await weighed(page, '')], facts)
      // Includes its rows, whose number does not depend on weights.
      return { page: { ...page, load: pageLoad(await parsePage(tree.toHtml()), page.address) }, tree }
    }),
  )
  const first = await Promise.all(proofs.map(({ page }) => weighed(page, '')))
  const write = (figures: string, spaces: number) => {
    const totals = figures.split(' ').map(Number)
    const own = first.map((page, at) => ({ ...page, weights: { ...page.weights, total: totals[at] ?? 0 } }))
    const all = [...others, ...own]
    const texts = own.map((page, at) => {
      const tree = proofs[at]?.tree
      return tree ? provedHtml(tree, page, all, facts, spaces) : ''
    })
    return JSON.stringify(texts)
  }
  const textsOf = (written: string): string[] => JSON.parse(written)
  const weighAll = (texts: readonly string[]) =>
    Promise.all(proofs.map(({ page }, at) => weighed(page, texts[at] ?? '')))
  const texts = textsOf(
    await settle(figuresOf(first), write, async (written) => figuresOf(await weighAll(textsOf(written)))),
  )
  proofs.forEach(({ page }, at) => {
    writeFileSync(page.file, texts[at] ?? '')
  })
  const all = [...others, ...(await weighAll(texts))].sort((a, b) => (a.address < b.address ? -1 : 1))
  writeFileSync('public/proof-files.txt', facts.list)
  writeFileSync('public/proof.json', `${JSON.stringify(listing(all, facts), null, 1)}\n`)
  const proved: Proved = {
    pages: [...built.filter((page) => !isProof(page)), ...proofs.map(({ page }) => page)],
    facts,
  }
  writeFileSync(proofFile, JSON.stringify(proved))
  return all
}

const listing = (all: readonly Weighed[], { day, commit }: ProofFacts) => ({
  day,
  commit,
  unit: 'bytes as sent (brotli), without headers',
  pages: all.map((page) => ({
    address: page.address,
    ...page.weights,
    nodes: page.load.nodes,
    ecoIndex: ecoIndexes(page).present,
    formerEcoIndex: ecoIndexes(page).former,
    thirdParties: page.load.thirdParties.length,
    cookies: page.load.cookieScripts,
  })),
})
