import en from '../../../../content/copy/en/log.json'
import fr from '../../../../content/copy/fr/log.json'
import { dataFiles } from '../../../content/load/data-files'
import { loadData } from '../../../content/load/load-data'
import { webMedianId } from '../../../content/schemas/figures'
import { escapeHtml } from '../../../site/escape-html'
import { fill, separator } from '../../../site/format'
import { inEachLanguage, type Language, locales, localPath } from '../../../site/languages'
import type { PageLoad } from './page-load'
import type { Weights } from './weigh'

const words = { en, fr } satisfies Record<Language, typeof en>

const formatsOf = (language: Language) => ({
  tenths: new Intl.NumberFormat(locales[language], { minimumFractionDigits: 1 }),
  whole: new Intl.NumberFormat(locales[language]),
  month: new Intl.DateTimeFormat(locales[language], { month: 'long', year: 'numeric', timeZone: 'UTC' }),
})

/** Created once: creating a format takes far longer than formatting. */
const formats = inEachLanguage(formatsOf)

/** Formats kilobytes of 1,000 bytes, to a tenth, like browsers' developer tools. */
export const kilobytes = (bytes: number, language: Language): string =>
  formats[language].tenths.format(Math.round(bytes / 100) / 10)

/** Formats the month of a day for use in a sentence. @param day like 2026-11-23 */
export const monthOf = (day: string, language: Language): string =>
  formats[language].month.format(new Date(day))

let knownMedian: ReturnType<typeof readWebMedian> | undefined

/** Reads the web's median page weight once, as every log compares with it, and is written until it is true. */
export function webMedian() {
  knownMedian ??= readWebMedian()
  return knownMedian
}

/**
 * Returns the web's median page weight in kilobytes of 1,000 bytes, like all others, and in those of 1,024 bytes that
 * its source counts.
 * @throws if the content has no such figure
 */
function readWebMedian() {
  const { value, source, day } = loadData(dataFiles.figures).find(({ id }) => id === webMedianId) ?? {}
  if (typeof value !== 'number' || !source || !day)
    throw new Error(
      `content/figures.yaml has no number “${webMedianId}”: the log of each page compares with it.`,
    )
  return { median: Math.round((value * 1024) / 1000), counted: value, source, day }
}

/** Draws a weight as a line, one pixel per kilobyte (1,000 bytes), so that all pages use the same scale. */
const lineOf = (bytes: number) =>
  `<svg aria-hidden="true"><path d="M0 6h${Math.round(bytes / 100) / 10}"/></svg>`

/** Returns the log of a page, as HTML. */
export function logOf(
  language: Language,
  { script, allScript, total, requests, picture }: Weights,
  { thirdParties, cookieScripts }: PageLoad,
): string {
  const { source, median, day } = webMedian()
  const said = words[language]
  const size = (count: number) => kilobytes(count, language)
  const waits = allScript > script
  // Size and requests leave out what a form brings once it is used, as from the start at an address that fills it in.
  const subject = waits ? said.pageBeforeForm : said.page
  const figures = [
    `${subject} ${fill(picture > 0 ? said.withPictures : said.size, { size: size(total) })}`,
    fill(said.requests, { requests }),
    fill(waits ? said.waitingScript : said.script, {
      script: size(script),
      waiting: size(allScript),
    }),
    fill(said.thirdParties, { thirdParties: thirdParties.length }),
    fill(said.cookies, { cookies: cookieScripts }),
  ]
  const compared = fill(said.median, {
    size: formats[language].whole.format(median),
    source: source.name[language],
    month: monthOf(day, language),
  })
  // The text is joined with separators that never begin a line.
  const own = escapeHtml(`${figures.join(separator)}. `)
  return `${lineOf(total)}${own}${lineOf(median * 1000)}${escapeHtml(compared)} <a href="${localPath('/proof', language)}">${said.check}</a>`
}
