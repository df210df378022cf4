import { existsSync } from 'node:fs'
import type { Actions } from 'gatsby'
import { articlePath, listPath, markdownPath } from '../articles/paths'
import { contentFolder } from '../settings/content-folder'
import { type Language, languages, localPath, otherLanguage } from '../site/languages'
import { isShown } from './articles/publication'
import { dataFiles } from './load/data-files'
import { loadArticle } from './load/load-article'
import { loadData } from './load/load-data'
import type { FormerNames } from './schemas/redirects'

export type Redirect = { fromPath: string; toPath: string; statusCode: number }

const permanent = (fromPath: string, toPath: string): Redirect => ({ fromPath, toPath, statusCode: 301 })

/** Redirects and rewrites that do not come from content. */
export const ownRedirects: readonly Redirect[] = languages.flatMap((language) => {
  const at = (path: string) => localPath(path, language)
  return [
    { fromPath: at('/api/articles'), toPath: at('/api/articles.json'), statusCode: 200 },
    permanent(at('/api/articles/:slug/html'), at('/articles/:slug')),
  ]
})

/** Whether an article is shown in a language. */
type IsVisible = (slug: string, language: Language) => boolean

/** Returns the redirects of renamed and deleted articles and tags, in every language. */
export const formerAddresses = ({ articles, tags }: FormerNames, isVisible: IsVisible): Redirect[] =>
  languages.flatMap((language) => [
    ...(articles ?? []).flatMap(({ from, to }) => formerArticle(from, to, language, isVisible)),
    ...(tags ?? []).flatMap(({ from, to }) => formerTag(from, to, language)),
  ])

/** Returns whether a target is an address, `/articles`, rather than the name of an article or a tag. */
export const isAddress = (to: string) => to.startsWith('/')

function formerArticle(from: string, to: string, language: Language, isVisible: IsVisible): Redirect[] {
  // It may be gone in the other language alone.
  if (isVisible(from, language)) return []
  // If the article is shown only in the other language, leads there.
  const target = isAddress(to) || isVisible(to, language) ? language : otherLanguage(language)
  const page = localPath(isAddress(to) ? to : articlePath(to), target)
  const markdown = localPath(isAddress(to) ? to : markdownPath(to), target)
  return [
    permanent(localPath(articlePath(from), language), page),
    permanent(localPath(markdownPath(from), language), markdown),
    permanent(localPath(`/api${articlePath(from)}/html`, language), page),
  ]
}

function formerTag(from: string, to: string, language: Language): Redirect[] {
  const further = '/page/:page'
  const former = localPath(listPath({ category: from }), language)
  const present = localPath(isAddress(to) ? to : listPath({ category: to }), language)
  return [
    permanent(former, present),
    permanent(`${former}${further}`, isAddress(to) ? present : `${present}${further}`),
  ]
}

/**
 * Creates every redirect of the site, former names first, as they are more specific.
 * @throws a ContentError if content/redirects.yaml is missing, or it or an article that it names breaks its schema
 */
export function createRedirects({ createRedirect }: Pick<Actions, 'createRedirect'>): void {
  const former = formerAddresses(loadData(dataFiles.redirects), (slug, language) => {
    const file = `${contentFolder}/articles/${slug}/${language}.mdx`
    return existsSync(file) && isShown(loadArticle(file).frontMatter)
  })
  for (const redirect of [...former, ...ownRedirects]) createRedirect(redirect)
}
