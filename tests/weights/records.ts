import { readFileSync } from 'node:fs'
import { mostHtml, mostNodes } from '../e2e/budgets'
import type { FirstView } from '../e2e/first-view'

/** Recorded figures, and how much each may grow before it counts: content changes a little. */
const tolerances = { html: 0.02, script: 0.02, total: 0.02, requests: 0, nodes: 0.02 } as const
type Figure = keyof typeof tolerances
const figures = ['html', 'script', 'total', 'requests', 'nodes'] as const satisfies readonly Figure[]

/** Bytes on the wire (`html` includes the styles), requests and DOM nodes of a first view. */
export type Figures = Record<Figure, number>
/** A record that is higher than the one before has a reason. */
type Recorded = Figures & { reason?: string }
/** By template, as its address or as that of all its pages (`/articles/*`): the former record, if any, and the present one. */
type Records = Record<string, Recorded[]>

export const recordsFile = 'tests/e2e/records.json'
export const readRecords = (): Records => JSON.parse(readFileSync(recordsFile, 'utf8'))

export const figuresOf = ({ bytes, requests, nodes }: FirstView): Figures => ({
  html: bytes.html,
  script: bytes.script,
  total: bytes.total,
  requests,
  nodes,
})

/** Describes the figures that have grown past their record, and those that have shrunk. */
export function compare(now: Figures, recorded: Figures): { grown: string[]; shrunk: string[] } {
  const off = (by: (figure: Figure) => number) =>
    figures.filter((figure) => by(figure) > recorded[figure] * tolerances[figure])
  const said = (figure: Figure) => `${figure}: ${now[figure]}, recorded ${recorded[figure]}`
  return {
    grown: off((figure) => now[figure] - recorded[figure]).map(said),
    shrunk: off((figure) => recorded[figure] - now[figure]).map(said),
  }
}

const higher = (one: Figures, other: Figures) => figures.filter((figure) => one[figure] > other[figure])

/** Describes the records that are higher than the one before without a reason. */
export const unexplained = (records: Records): string[] =>
  Object.entries(records).flatMap(([address, all]) =>
    all.flatMap((recorded, at) => {
      const before = all[at - 1]
      const raised = before && !recorded.reason?.trim() ? higher(recorded, before) : []
      return raised.map((figure) => `${address}: ${figure} was raised without a reason`)
    }),
  )

/**
 * Records what has changed by more than its tolerance; everything else keeps its record.
 * @param reason why pages may weigh more than before
 * @throws if one does without a reason, or a page is over a bound that no reason raises
 */
export function renew(records: Records, measured: ReadonlyMap<string, Figures>, reason?: string): Records {
  const over = [...measured].flatMap(([address, { html, nodes }]) =>
    html > mostHtml || nodes > mostNodes(address)
      ? `${address}: ${html} bytes of HTML, ${nodes} elements`
      : [],
  )
  if (over.length > 0) throw new Error(`Over the bounds of tests/e2e/budgets.ts:\n${over.join('\n')}`)
  const entries = [...measured].map(([address, now]): [string, Recorded[]] => {
    const last = records[address]?.at(-1)
    if (!last) return [address, [now]]
    const { grown, shrunk } = compare(now, last)
    if (grown.length + shrunk.length === 0) return [address, records[address] ?? []]
    if (grown.length > 0 && !reason?.trim())
      throw new Error(
        `${address} has grown (${grown.join('; ')}): say why, npm run weights -- --record --reason "…"`,
      )
    // While other figures shrink, growth within the tolerance does not count.
    const { reason: _, ...held } = last
    return [address, [last, grown.length > 0 ? { ...now, reason } : least(now, held)]]
  })
  return Object.fromEntries(entries)
}

const least = (one: Figures, other: Figures): Figures => ({
  html: Math.min(one.html, other.html),
  script: Math.min(one.script, other.script),
  total: Math.min(one.total, other.total),
  requests: Math.min(one.requests, other.requests),
  nodes: Math.min(one.nodes, other.nodes),
})
