import { ecoGrade } from '../../../src/gatsby/postprocess/proof/eco-index'
import { byteKinds, type FirstView } from '../../../tests/e2e/first-view'
import { head, kilobytes, row } from '../../table'
import { type Audited, categories } from './lighthouse'

export type Measured = { address: string; audited: Audited; view: FirstView }

export const heading = head([
  'page',
  'perf. / access. / practices / SEO',
  'LCP s',
  'TBT ms',
  'CLS',
  ...byteKinds.map((kind) => `${kind} KB`),
  'in all KB',
  'requests',
  'nodes',
  'EcoIndex',
])

/** Returns a line of the table, to be printed as soon as it is known. */
export function line({ address, audited, view }: Measured): string {
  return row([
    address,
    categories.map((category) => audited.scores[category]).join(' / '),
    (audited.lcp / 1000).toFixed(2),
    Math.round(audited.tbt),
    Number(audited.cls.toFixed(4)),
    ...byteKinds.map((kind) => kilobytes(view.bytes[kind])),
    kilobytes(view.bytes.total),
    view.requests,
    view.nodes,
    `${view.ecoIndex.toFixed(0)} ${ecoGrade(view.ecoIndex)}`,
  ])
}

/** Describes the budgets (`tests/e2e/budgets.ts`) that a page misses. */
export function errors({ audited, view }: Measured): string[] {
  const { scores, lcp, tbt, lost } = audited
  const low = categories.filter((category) => scores[category] < 100)
  return [
    ...low.map((category) => `${category} ${scores[category]}, not 100`),
    ...(low.length > 0 ? lost : []),
    ...(lcp > 1000 ? [`LCP ${(lcp / 1000).toFixed(2)} s, not 1.0 s`] : []),
    ...(tbt > 0 ? [`TBT ${Math.round(tbt)} ms, not 0`] : []),
    ...(ecoGrade(view.ecoIndex) === 'A' ? [] : [`EcoIndex ${view.ecoIndex.toFixed(1)}, not grade A`]),
  ]
}
