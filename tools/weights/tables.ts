import type { Weight } from '../../tests/weights/weights-of'
import { head, kilobytes, row } from '../table'

const note =
  'KB (1,000 bytes, brotli) that a first view loads: HTML with its styles, scripts, fonts, the largest file of each picture.'

const signed = (bytes: number) => `${bytes > 0 ? '+' : bytes < 0 ? '−' : '±'}${kilobytes(Math.abs(bytes))}`
const table = (columns: readonly string[], rows: readonly string[][]) =>
  [head(columns), ...rows.map(row)].join('\n')

/** Returns a Markdown table of every page, the heaviest first. */
export function listing(weights: readonly Weight[]): string {
  const rows = weights
    .toSorted((a, b) => b.total - a.total || (a.address < b.address ? -1 : 1))
    .map(({ address, html, script, font, picture, total }) => [
      address,
      ...[html, script, font, picture, total].map(kilobytes),
    ])
  return `${table(['page', 'HTML', 'scripts', 'fonts', 'pictures', 'in all'], rows)}\n\n${note}`
}

/** Returns a Markdown table of the pages whose weight has changed, those that grew most first. */
export function comparison(before: readonly Weight[], now: readonly Weight[]): string {
  const totals = (weights: readonly Weight[]) =>
    new Map(weights.map(({ address, total }) => [address, total]))
  const [were, are] = [totals(before), totals(now)]
  const changed = [...new Set([...were.keys(), ...are.keys()])]
    .map((page) => ({ page, was: were.get(page), is: are.get(page) }))
    .filter(({ was, is }) => was !== is)
    .map((change) => ({ ...change, by: (change.is ?? 0) - (change.was ?? 0) }))
    .sort((a, b) => b.by - a.by || (a.page < b.page ? -1 : 1))
  if (changed.length === 0) return `No page weighs more or less than before; pages: ${now.length}.`
  const shown = (bytes: number | undefined) => (bytes === undefined ? '–' : kilobytes(bytes))
  const rows = changed.map(({ page, was, is, by }) => [page, shown(was), shown(is), signed(by)])
  const rest = now.length - changed.filter(({ is }) => is !== undefined).length
  return `${table(['page', 'before', 'after', 'difference'], rows)}\n\nUnchanged: ${rest}. ${note}`
}
