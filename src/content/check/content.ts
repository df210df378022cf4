import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'
import { isLanguage, type Language } from '../../site/languages'
import { type Article, openArticle } from './article'
import type { ParseMdx } from './cached-mdx'
import { parseMdx } from './parse-mdx'
import { readSourceFiles, type SourceFile } from './source-files'

export const articlesFolder = 'content/articles'

/** What is checked: everything, or what a change touches. */
export type Scope = {
  /** Slugs of the articles; undefined: all. */
  slugs?: ReadonlySet<string>
  /** Slugs of articles whose links only are checked, since they lead to one that changed. */
  linking?: ReadonlySet<string>
  /** Copy, offers, tags, the house and the source's links. */
  site: boolean
}

/** The article that a file belongs to. */
export const slugOf = (file: string): string | undefined =>
  new RegExp(`^${articlesFolder}/([^/]+)/`).exec(file)?.[1]

/** Whether a file is checked: one of an article with its article, every other one with the site. */
export function isChecked(file: string, { slugs, site }: Scope): boolean {
  const slug = slugOf(file)
  return slug ? !slugs || slugs.has(slug) : site
}

/** The content as the rules read it: each file once, and only when a rule asks for it. */
export type Content = {
  scope: Scope
  /** The languages of each article, by slug. */
  slugs: ReadonlyMap<string, readonly Language[]>
  /** MDX files that stand where no article stands. */
  misplaced: readonly string[]
  article: (slug: string, language: Language) => Article | undefined
  /** All languages of one article. */
  versions: (slug: string) => Article[]
  /** The articles to check. */
  checked: () => Article[]
  /** Those to check and those that lead to them. */
  linking: () => Article[]
  /** Names of the tags of content/tags.yaml; undefined where that file cannot be read. */
  tags: () => readonly string[] | undefined
  /** The site's own code. */
  source: () => readonly SourceFile[]
}

/** Opens the content below the working folder. @param parse reads the body of an article */
export function openContent(scope: Scope = { site: true }, parse: ParseMdx = parseMdx): Content {
  const slugs = new Map<string, Language[]>()
  const misplaced: string[] = []
  for (const file of mdxFiles()) {
    const [, slug, language] = /^content\/articles\/([a-z0-9-]+)\/([a-z]+)\.mdx$/.exec(file) ?? []
    if (slug && isLanguage(language)) slugs.set(slug, [...(slugs.get(slug) ?? []), language])
    else misplaced.push(file)
  }

  const opened = new Map<string, Article>()
  const article = (slug: string, language: Language) => {
    if (!slugs.get(slug)?.includes(language)) return undefined
    const file = `${articlesFolder}/${slug}/${language}.mdx`
    const known = opened.get(file) ?? openArticle(file, slug, language, parse)
    opened.set(file, known)
    return known
  }
  const versions = (slug: string) =>
    (slugs.get(slug) ?? []).flatMap((language) => article(slug, language) ?? [])
  const of = (wanted: ReadonlySet<string> | undefined) =>
    [...slugs.keys()].filter((slug) => !wanted || wanted.has(slug)).flatMap(versions)
  let tags: { names: readonly string[] | undefined } | undefined
  let source: readonly SourceFile[] | undefined

  return {
    scope,
    slugs,
    misplaced,
    article,
    versions,
    checked: () => of(scope.slugs),
    linking: () => of(scope.slugs && new Set([...scope.slugs, ...(scope.linking ?? [])])),
    tags: () => {
      tags ??= { names: readTags() }
      return tags.names
    },
    source: () => {
      source ??= readSourceFiles()
      return source
    },
  }
}

function mdxFiles(): string[] {
  if (!existsSync(articlesFolder)) return []
  return readdirSync(articlesFolder, { recursive: true })
    .map((name) => path.posix.join(articlesFolder, String(name).replaceAll('\\', '/')))
    .filter((file) => file.endsWith('.mdx'))
    .sort()
}

/** The names alone: what else is at error in that file, its own rule says. */
function readTags(): string[] | undefined {
  try {
    const tags: unknown = parse(readFileSync('content/tags.yaml', 'utf8'))
    if (!Array.isArray(tags)) return undefined
    return tags.flatMap((entry: unknown) => {
      const tag: unknown = typeof entry === 'object' && entry !== null ? Reflect.get(entry, 'tag') : undefined
      return typeof tag === 'string' ? [tag] : []
    })
  } catch {
    return undefined
  }
}
