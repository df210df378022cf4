import { filesBelow } from '../../files/files-below'
import { buildDay } from '../../settings/clock'
import type { Language } from '../../site/languages'
import { articlesFolder, fileOfArticle, parseArticlePath } from '../articles/article-file'
import { readText } from '../load/text-file'
import { type Article, articleOf } from './article'
import type { ParseMdx } from './cached-mdx'
import { parseMdx } from './parse-mdx'
import { readSourceFiles, type SourceFile } from './source-files'

/** The part of the content to check: everything, or what a change affects. */
export type Scope = {
  /** Slugs of the articles; all if undefined. */
  slugs?: ReadonlySet<string>
  /** Slugs of articles that link to a changed one: only their links are checked. */
  linking?: ReadonlySet<string>
  /** Whether to check copy, offers, tags and the firm's data. */
  site: boolean
}

/** Returns the slug of the article that a file belongs to. */
export const slugOf = (file: string): string | undefined =>
  file.startsWith(`${articlesFolder}/`) && file.split('/').length > 3 ? file.split('/')[2] : undefined

/** Returns whether a file is in scope: files of an article are checked with it, all others with the site. */
export function isChecked(file: string, { slugs, site }: Scope): boolean {
  const slug = slugOf(file)
  return slug ? !slugs || slugs.has(slug) : site
}

/** The content, as rules access it: each file is read once, on first use. */
export type Content = {
  scope: Scope
  /** The day of the check: what is public, and whether figures, sources and prices still hold. */
  day: string
  /** Languages of each article, by slug. */
  slugs: ReadonlyMap<string, readonly Language[]>
  /** MDX files outside the folders of articles. */
  misplaced: readonly string[]
  article: (slug: string, language: Language) => Article | undefined
  /** Returns all languages of one article. */
  versions: (slug: string) => Article[]
  /** Returns the articles to check. */
  checked: () => Article[]
  /** Returns the articles to check and those that link to them. */
  linking: () => Article[]
  /** Returns the site's own code. */
  source: () => readonly SourceFile[]
}

/**
 * Opens the content below the working folder.
 * @param parse parses the body of an article
 */
export function openContent(
  scope: Scope = { site: true },
  parse: ParseMdx = parseMdx,
  day = buildDay(),
): Content {
  const slugs = new Map<string, Language[]>()
  const misplaced: string[] = []
  for (const file of filesBelow('content').filter((name) => name.endsWith('.mdx'))) {
    const place = file.startsWith(articlesFolder) ? parseArticlePath(file) : undefined
    if (place) slugs.set(place.slug, [...(slugs.get(place.slug) ?? []), place.language])
    else misplaced.push(file)
  }

  const opened = new Map<string, Article>()
  const article = (slug: string, language: Language) => {
    if (!slugs.get(slug)?.includes(language)) return undefined
    const file = fileOfArticle(slug, language)
    const known = opened.get(file) ?? articleOf({ file, slug, language, source: readText(file) }, parse)
    opened.set(file, known)
    return known
  }
  const versions = (slug: string) =>
    (slugs.get(slug) ?? []).flatMap((language) => article(slug, language) ?? [])
  const of = (wanted: ReadonlySet<string> | undefined) =>
    [...slugs.keys()].filter((slug) => !wanted || wanted.has(slug)).flatMap(versions)
  let source: readonly SourceFile[] | undefined

  return {
    scope,
    day,
    slugs,
    misplaced,
    article,
    versions,
    checked: () => of(scope.slugs),
    linking: () => of(scope.slugs && new Set([...scope.slugs, ...(scope.linking ?? [])])),
    source: () => {
      source ??= readSourceFiles()
      return source
    },
  }
}
