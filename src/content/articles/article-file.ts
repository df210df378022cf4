import { parse } from 'yaml'
import { isLanguage, type Language } from '../../site/languages'

export type ArticleFile = { slug: string; language: Language }

/**
 * Reads slug and language off the place of an article.
 * @param file a path that ends in `articles/<slug>/<language>.mdx`
 * @throws where the file is named otherwise
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

/** The body alone, where the front matter need not be parsed: that takes longer than anything else here. */
export const bodyOf = (source: string): string => source.slice(separate(source)?.[0].length ?? 0)

/**
 * Parts front matter and body. Days stay strings (YAML 1.2), so no time zone can move them.
 * @param source the whole MDX file
 * @returns the front matter as it was written, not yet validated; the body; the number of lines before it
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
