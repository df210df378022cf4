import { createHash } from 'node:crypto'
import en from '../../../../content/copy/en/proof.json'
import fr from '../../../../content/copy/fr/proof.json'
import { fill, formatDay } from '../../../site/format'
import { type Language, locales, splitPath } from '../../../site/languages'
import { kilobytes, monthOf, webMedian } from '../log/log-of'
import type { PageLoad } from '../log/page-load'
import type { Weighed } from '../log/weigh'
import type { Element, Page } from '../page'
import { ecoGrade, ecoIndex, formerEcoIndex } from './eco-index'
import type { ProofFacts } from './proof-facts'

const words = { en, fr } satisfies Record<Language, typeof en>

/** Matches the beginning of the addresses, without language prefix, that a template with many pages has. */
const series = /^\/(?:articles(?:\/page|\/category)?|contact|tools\/sovereignty)\//

const templateOf = (address: string) => {
  const { path } = splitPath(address)
  return series.exec(path)?.[0] ?? path
}

/** Returns a page's weight as printed, to a tenth of a kilobyte: finer differences do not change the proof. */
export const printedWeight = ({ weights }: Weighed) => Math.round(weights.total / 100) * 100

const byWeight = (one: Weighed, other: Weighed) =>
  printedWeight(other) - printedWeight(one) || (one.address < other.address ? -1 : 1)

/** Returns the EcoIndex of a page at first view, by the current and the former formula. */
export function ecoIndexes(page: Weighed) {
  const measured = {
    nodes: page.load.nodes,
    requests: page.weights.requests,
    kilobytes: printedWeight(page) / 1024,
  }
  return { present: Math.round(ecoIndex(measured)), former: Math.round(formerEcoIndex(measured)) }
}

function rowOf(page: Weighed, count: number, language: Language): string {
  const { address, load, weights } = page
  const { present, former } = ecoIndexes(page)
  const of = count > 1 ? `, ${fill(words[language].table.of, { count })}` : ''
  const script = [weights.script, weights.allScript].map((bytes) => kilobytes(bytes, language))
  const cells = [
    `${kilobytes(weights.total, language)} (${[...new Set(script)].join('–')})`,
    weights.requests,
    load.nodes,
    `${present}\u00a0${ecoGrade(present)} (${former})`,
  ]
  return `<tr><th scope="row"><a href="${address}">${address}</a>${of}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
}

/** Returns the table rows of a language's pages; of a template with many pages, only the heaviest. */
function rowsOf(pages: readonly Weighed[], language: Language): string {
  const own = pages.filter(({ address }) => splitPath(address).language === language)
  const templates = new Map<string, { heaviest: Weighed; count: number }>()
  for (const page of own.sort(byWeight)) {
    const template = templateOf(page.address)
    const counted = templates.get(template)
    if (counted) counted.count++
    else templates.set(template, { heaviest: page, count: 1 })
  }
  return [...templates.values()].map(({ heaviest, count }) => rowOf(heaviest, count, language)).join('')
}

/** Returns noon of a day in seconds since 1970, as builds of the same day are equal. */
const noonOf = (day: string) => Date.parse(`${day}T12:00Z`) / 1000

/**
 * Draws the median page as a line, and below it one line for each page, to the same scale. Lengths are whole
 * kilobytes, less than half a pixel, and each line begins where the last one did: equal ones compress to nothing.
 */
function linesOf(pages: readonly Weighed[]): string {
  const lengths = [...pages].sort(byWeight).map(({ weights }) => Math.round(weights.total / 1000))
  return `<path d="M0 1h${webMedian().median}"/><path d="M0 3${lengths.map((length) => `h${length}m-${length} 1`).join('')}"/>`
}

/**
 * Writes the measurements of all pages into a page of proof.
 * @param page the page, which may have been filled in before
 * @throws if the page lacks a place for one of them
 */
export function fillProof(
  page: Page,
  language: Language,
  pages: readonly Weighed[],
  { day, site, commit, changed, list, packages, headers }: ProofFacts,
): void {
  const place = (name: string): Element => {
    const found = page.elements.find(({ attribs }) => attribs['data-proof'] === name)
    if (!found)
      throw new Error(
        `The page of proof has no place for “${name}”: src/site/proof/Proof.tsx gives it one by data-proof.`,
      )
    return found
  }
  const said = words[language]
  const { median, counted, source, day: month } = webMedian()
  const whole = (count: number) => new Intl.NumberFormat(locales[language]).format(count)
  const totals = pages.map(printedWeight)
  const sum = (count: (load: PageLoad) => number) => pages.reduce((all, { load }) => all + count(load), 0)
  const text = (name: string, content: string) => page.setText(place(name), content)

  text('cite', fill(said.cite, { day: formatDay(language, day) }))
  text(
    'zero',
    fill(said.table.zero, {
      pages: pages.length,
      thirdParties: sum(({ thirdParties }) => thirdParties.length),
      cookies: sum(({ cookieScripts }) => cookieScripts),
    }),
  )
  text(
    'strip',
    fill(said.strip.text, {
      pages: pages.length,
      least: kilobytes(Math.min(...totals), language),
      most: kilobytes(Math.max(...totals), language),
      median: whole(median),
      counted: whole(counted),
      month: monthOf(month, language),
    }),
  )
  page.setHtml(place('source'), `<a href="${source.url}">${source.name[language]}</a>`)
  place('lines').attribs.viewBox = `0 0 ${median} ${pages.length + 4}`
  page.setHtml(place('lines'), linesOf(pages))
  page.setHtml(place('rows'), rowsOf(pages, language))

  text('headers', headers.join('\n'))
  text('commit', commit ? `${commit}${changed ? `, ${said.check.dirty}` : ''}` : said.check.none)
  text(
    'commit-command',
    `${commit ? `git checkout ${commit} && ` : ''}SITE_URL=${site} SOURCE_DATE_EPOCH=${noonOf(day)} npm run build`,
  )
  text('packages', packages.join(', '))
  text('files-name', fill(said.check.items.files, { files: list.split('\n').length - 1 }))
  text('files', createHash('sha256').update(list).digest('hex'))
}
