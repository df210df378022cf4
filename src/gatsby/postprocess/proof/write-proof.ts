import { readFileSync, writeFileSync } from 'node:fs'
import { splitPath } from '../../../site/languages'
import { logOf } from '../log/log-of'
import { placeLog } from '../log/log-writer'
import { pageLoad } from '../log/page-load'
import { settle } from '../log/settle'
import type { Weigh, Weighed } from '../log/weigh'
import { parsePage } from '../page'
import { ecoIndexes, fillProof, printedWeight } from './fill-proof'
import { type ProofFacts, proofFacts } from './proof-facts'

/** Returns whether a page is one of the two that show the weights of all pages. */
export const isProof = ({ address }: { address: string }): boolean => splitPath(address).path === '/proof'

/** Returns whether a page is listed in the proof: all except `/404.html`, a copy, and the style guide. */
const isProved = ({ address }: Weighed): boolean => !/\.html$|\/styleguide$/.test(address)

/** Returns what the pages of proof print of themselves: if that is the same, so are they. */
const figuresOf = (own: readonly Weighed[]) => own.map(printedWeight).join(' ')

/**
 * Writes the pages of proof, `proof.json` (every page, to the byte) and `proof-files.txt` (hashes). Each page of proof
 * states the weights of both, so they are written together until all agree (`settle`).
 * @param pages all pages, with their logs
 * @throws if the pages of proof lack a place for a part, or never agree
 */
export async function writeProof(pages: readonly Weighed[], weigh: Weigh): Promise<void> {
  const facts = proofFacts()
  const others = pages.filter((page) => isProved(page) && !isProof(page))
  const proofs = await Promise.all(
    pages.filter(isProof).map(async (page) => {
      const tree = await parsePage(readFileSync(page.file, 'utf8'))
      const fill = (own: readonly Weighed[]) =>
        fillProof(tree, splitPath(page.address).language, [...others, ...own], facts)
      // Its size includes its rows, whose number does not depend on weights.
      fill([page])
      return { ...page, load: pageLoad(tree, page.load), tree, fill }
    }),
  )
  const weighAll = (texts: readonly string[]) =>
    Promise.all(proofs.map(async (page, at) => ({ ...page, weights: await weigh(page, texts[at] ?? '') })))
  const first = await weighAll([])
  const write = (figures: string, spaces: number) => {
    const totals = figures.split(' ').map(Number)
    const own = first.map((page, at) => ({ ...page, weights: { ...page.weights, total: totals[at] ?? 0 } }))
    return own.map(({ address, load, weights, tree, fill }) => {
      fill(own)
      const writeLog = placeLog(tree)
      if (!writeLog)
        throw new Error(`${address} has no place for its log: src/site/layout/Log.tsx gives it one.`)
      return writeLog(logOf(splitPath(address).language, weights, load), spaces)
    })
  }
  const texts = await settle(figuresOf(first), write, async (written) => figuresOf(await weighAll(written)))
  proofs.forEach(({ file }, at) => {
    writeFileSync(file, texts[at] ?? '')
  })
  writeFileSync('public/proof-files.txt', facts.list)
  const all = [...others, ...(await weighAll(texts))].sort((a, b) => (a.address < b.address ? -1 : 1))
  writeFileSync('public/proof.json', `${JSON.stringify(listing(all, facts), null, 1)}\n`)
}

const listing = (all: readonly Weighed[], { day, commit }: ProofFacts) => ({
  day,
  commit,
  unit: 'bytes as sent (brotli), without headers',
  pages: all.map((page) => {
    const { present, former } = ecoIndexes(page)
    return {
      address: page.address,
      ...page.weights,
      nodes: page.load.nodes,
      ecoIndex: present,
      formerEcoIndex: former,
      thirdParties: page.load.thirdParties.length,
      cookies: page.load.cookieScripts,
    }
  }),
})
