import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { estimatePath } from '../../offers/estimate-link'
import { escapeHtml } from '../../site/escape-html'
import { type Language, languages, localPath, splitPath } from '../../site/languages'
import { addressOf, readAddress } from '../address'
import { Estimate } from '../Estimate'
import { summaryOf } from '../summary'
import { builtCatalogue } from './built'
import { builtPage, type Change, type Page, splice } from './splice'
import { translator } from './translator'

export type Answer = { status: 200 | 400; html: string } | { status: 303; location: string }

/**
 * Renders an address with a query as the browser would with scripts: the estimate's page with its result, or the
 * contact page filled in.
 *
 * @param address path and query
 * @throws if the site was not built
 */
export async function answer(address: string): Promise<Answer> {
  const { pathname, search, searchParams } = new URL(address, 'http://localhost')
  const { language, path } = splitPath(pathname)
  return path === estimatePath
    ? estimatePage(search, pathname, language)
    : contactPage(searchParams, pathname, language)
}

async function estimatePage(query: string, pathname: string, language: Language): Promise<Answer> {
  const catalogue = catalogueIn(language)
  const read = readAddress(query, catalogue)
  const { choice, problems } = read
  // A form without scripts submits every empty field and no totals: redirects to the canonical address, which can be
  // shared.
  if (problems.length === 0 && !new URLSearchParams(query).has('day')) {
    const whole = addressOf(choice, catalogue)
    return { status: 303, location: whole ? `${pathname}?${whole}` : pathname }
  }
  const content = renderToString(
    <I18nextProvider i18n={translator(language)}>
      <Estimate catalogue={catalogue} language={language} query={query} />
    </I18nextProvider>,
  )
  const html = splice(await builtPage(pathname), [
    { name: 'id', value: 'estimate', content },
    ...languageLinks(estimatePath, language, addressOf(choice, catalogue, read)),
  ])
  return { status: problems.length > 0 ? 400 : 200, html }
}

async function contactPage(query: URLSearchParams, pathname: string, language: Language): Promise<Answer> {
  const catalogue = catalogueIn(language)
  const i18n = translator(language)
  const t = i18n.getFixedT(language, 'estimate')
  const summary = summaryOf(readAddress(query.get('estimate') ?? '', catalogue), catalogue, t, language)
  const service = summary?.service ?? query.get('service')
  const page = await builtPage(pathname)
  const changes: Change[] = []
  if (service && isOption(service, page))
    changes.push(
      { name: 'value', value: '', attribute: 'selected', to: undefined },
      { name: 'value', value: service, attribute: 'selected', to: '' },
      ...languageLinks(
        '/contact',
        language,
        summary
          ? `estimate=${encodeURIComponent(summary.address)}`
          : `service=${encodeURIComponent(service)}`,
      ),
    )
  if (summary) {
    const { address, number, lines, terms } = summary
    const message = [t('message.hello'), '', t('message.intro', { number }), '', ...lines, ''].join('\n')
    const prefill = JSON.stringify({ service, message, estimate: address, terms })
    changes.push(
      // HTML drops a first line break in a textarea.
      { name: 'name', value: 'message', content: `\n${escapeHtml(message)}` },
      { name: 'name', value: 'estimate', attribute: 'value', to: address },
      { name: 'data-terms', value: '', attribute: 'data-terms', to: 'estimate' },
      { name: 'data-terms', value: 'price', content: escapeHtml(terms.price) },
      { name: 'data-terms', value: 'text', content: escapeHtml(terms.text) },
      { name: 'data-runtime', value: '', attribute: 'data-prefill', to: prefill },
    )
  }
  return { status: 200, html: splice(page, changes) }
}

/** Whether the form of a page lists a service. */
const isOption = (service: string, { elements }: Page): boolean =>
  elements.some(
    ({ tagName, attrs }) =>
      tagName === 'option' && attrs.some(({ name, value }) => name === 'value' && value === service),
  )

/** The links to other languages keep what was understood of the query. */
const languageLinks = (path: string, language: Language, query: string): Change[] =>
  languages
    .filter((other) => other !== language)
    .map((other) => {
      const link = { name: 'data-choose-language', value: other }
      return { ...link, attribute: 'href', to: localPath(path, other) + (query && `?${query}`) }
    })

function catalogueIn(language: Language) {
  const catalogue = builtCatalogue(language)
  if (!catalogue) throw new Error(`${localPath(estimatePath, language)} was not built`)
  return catalogue
}
