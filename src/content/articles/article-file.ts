import { isLanguage, type Language } from '../../site/languages'

/** Slugs that would clash with addresses of the list of articles. */
export const reservedSlugs: readonly string[] = ['page', 'category']

/** A picture beside an article that the site can show: a drawing, or a photograph that gatsby-transformer-sharp reads. */
export const picturePattern = /^\.\/[^/]+\.(?:svg|png|jpe?g|webp|avif)$/i

export const articlesFolder = 'content/articles'

/** Returns the file of an article. */
export const fileOfArticle = (slug: string, language: Language): string =>
  `${articlesFolder}/${slug}/${language}.mdx`

export type ArticleFile = { slug: string; language: Language }

/** Returns slug and language of a path that ends in `articles/<slug>/<language>.mdx`; undefined for others. */
export function parseArticlePath(file: string): ArticleFile | undefined {
  const [, slug, language] = /(?:^|\/)articles\/([a-z0-9-]+)\/([a-z]+)\.mdx$/.exec(file) ?? []
  return slug && isLanguage(language) ? { slug, language } : undefined
}

/**
 * Splits a file into front matter and body, parsing neither. Without front matter, all of it is body. The front matter
 * begins with its line of ---, with which YAML may begin, so that places in it are those in the file.
 * @param source the whole MDX file
 */
export function separate(source: string): { yaml?: string; body: string } {
  const lines = source.split('\n')
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === '---')
  return lines[0]?.trimEnd() === '---' && end > 0
    ? { yaml: `${lines.slice(0, end).join('\n')}\n`, body: lines.slice(end + 1).join('\n') }
    : { body: source }
}

/** Returns the body without parsing the front matter, which would be the slowest step. */
export const bodyOf = (source: string): string => separate(source).body
