import type { Weight } from './weigh'

type Weights = ReadonlyMap<string, Weight>

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)
const signed = (bytes: number) => `${bytes > 0 ? '+' : bytes < 0 ? '−' : '±'}${kilobytes(Math.abs(bytes))}`

const note =
  'KB (1,000 bytes, brotli) that a first view loads: HTML with its styles, scripts, fonts; without pictures.'

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
const table = (head: readonly string[], rows: readonly string[][]) =>
  [row(head), row(head.map((_, column) => (column === 0 ? '---' : '---:'))), ...rows.map(row)].join('\n')

/** Returns a Markdown table of every page, the heaviest first. */
export function listing(weights: Weights): string {
  const heaviestFirst = [...weights].sort(
    ([a, one], [b, other]) => other.total - one.total || (a < b ? -1 : 1),
  )
  const rows = heaviestFirst.map(([page, { html, scripts, styles, fonts, total }]) => [
    page,
    ...[html, scripts, styles, fonts, total].map(kilobytes),
  ])
  return `${table(['page', 'HTML', 'scripts', 'style sheets', 'fonts', 'in all'], rows)}\n\n${note}`
}

/** Returns a Markdown table of the pages whose weight has changed, those that grew most first. */
export function comparison(before: Weights, now: Weights): string {
  const total = (weights: Weights, page: string) => weights.get(page)?.total
  const changed = [...new Set([...before.keys(), ...now.keys()])]
    .map((page) => ({ page, was: total(before, page), is: total(now, page) }))
    .filter(({ was, is }) => was !== is)
    .map((change) => ({ ...change, by: (change.is ?? 0) - (change.was ?? 0) }))
    .sort((a, b) => b.by - a.by || (a.page < b.page ? -1 : 1))
  if (changed.length === 0) return `No page weighs more or less than before; pages: ${now.size}.`
  const shown = (bytes: number | undefined) => (bytes === undefined ? '–' : kilobytes(bytes))
  const rows = changed.map(({ page, was, is, by }) => [page, shown(was), shown(is), signed(by)])
  const rest = now.size - changed.filter(({ is }) => is !== undefined).length
  return `${table(['page', 'before', 'after', 'difference'], rows)}\n\nUnchanged: ${rest}. ${note}`
}
