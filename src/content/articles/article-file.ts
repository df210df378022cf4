import { parse } from 'yaml'
import { isLanguage, type Language } from '../../site/languages'

export type ArticleFile = { slug: string; language: Language }

/**
 * Reads slug and language from the path of an article.
 * @param file a path that ends in `articles/<slug>/<language>.mdx`
 * @throws if the file is named otherwise
 */
export function articleFile(file: string): ArticleFile {
  const [, slug, language] = /articles\/([a-z0-9-]+)\/([a-z]+)\.mdx$/.exec(file.replaceAll('\\', '/')) ?? []
  if (!slug || !isLanguage(language)) {
    throw new Error(
      `${file}: an article stands in content/articles/<slug>/en.mdx or fr.mdx; its slug has lower-case letters, digits and hyphens.`,
    )
  }
  return { slug, language }
}

const separate = (source: string) => /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(source)

/** Returns the body without parsing the front matter, which is the slowest step here. */
export const bodyOf = (source: string): string => source.slice(separate(source)?.[0].length ?? 0)

/**
 * Splits front matter from body. Days stay strings (YAML 1.2), so no time zone can move them.
 * @param source the whole MDX file
 * @returns the front matter as written, not yet validated; the body; the number of lines before it
 */
export function splitFrontMatter(source: string): {
  frontMatter: unknown
  body: string
  linesBefore: number
} {
  const match = separate(source)
  if (!match) return { frontMatter: undefined, body: source, linesBefore: 0 }
  const [head, yaml = ''] = match
  return {
    frontMatter: parse(yaml),
    body: source.slice(head.length),
    linesBefore: head.split('\n').length - 1,
  }
}
