import { servicePages } from '../site/service-pages'
import type { BuiltPage } from './built-page'

type Words = { services: string; articles: string }
type Site = {
  brand: string
  words: Words
  pages: readonly BuiltPage[]
  /** The names of the other languages, and the addresses of their files. */
  languages: readonly { name: string; address: string }[]
}

/** Returns the position of a service in the menus. */
const serviceOrder = ({ path }: BuiltPage) => servicePages.findIndex((service) => service.path === path)

/** Tells whether a page is a step of the one above it, such as `/tools/sovereignty/2`. */
const isStep = ({ path }: BuiltPage) => path.split('/').length > 3

/**
 * Renders `llms.txt` for one language (https://llmstxt.org): one line for every page, and for articles,
 * newest first, with the address of their Markdown. Steps of a page come last, under the heading of what may be
 * skipped. Further pages of lists are left out, as they have no content of their own.
 * @param pages the pages of that language
 */
export function llmsTxt({ brand, words, pages, languages }: Site): string {
  const home = pages.find(({ path }) => path === '/')
  const articles = pages
    .filter(({ publishedAt }) => publishedAt)
    .sort((a, b) => `${b.publishedAt} ${b.path}`.localeCompare(`${a.publishedAt} ${a.path}`, 'en'))
  const services = pages
    .filter(({ path }) => path.startsWith('/services'))
    .sort((a, b) => serviceOrder(a) - serviceOrder(b))
  const others = pages.filter(({ path }) => !path.startsWith('/services') && !path.startsWith('/articles/'))
  const lines = (list: readonly BuiltPage[], suffix = '') =>
    list.map(({ title, address, description }) => `- [${title}](${address}${suffix}): ${description}`)

  return [
    `# ${brand}`,
    '',
    `> ${home?.description ?? ''}`,
    '',
    `## ${words.services}`,
    '',
    ...lines(services),
    '',
    // The word is the same in both languages.
    '## Pages',
    '',
    ...lines(others.filter((page) => !isStep(page))),
    ...languages.map(({ name, address }) => `- [${name}](${address})`),
    '',
    ...(articles.length > 0 ? [`## ${words.articles}`, '', ...lines(articles, '.md'), ''] : []),
    // The format gives this very word its meaning, whatever the language.
    ...(others.some(isStep) ? ['## Optional', '', ...lines(others.filter(isStep)), ''] : []),
  ].join('\n')
}
