import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { env } from 'node:process'
import type { FigureContents } from '../../articles/components/ArticleContext'
import { codeHash } from '../../cache/code-hash'
import { hashOf } from '../../cache/hash-of'
import { pruneUnused } from '../../cache/prune-unused'
import type { ArticleText } from '../../content/articles/article-text'
import { readFacts } from '../../content/facts/facts'
import { writeWhole } from '../../files/write-whole'
import { contentFolder } from '../../settings/content-folder'
import { isLanguage, type Language } from '../../site/languages'
import type { ArticleHtml } from './mdx-to-html'

/** All output compiled from an article. */
export type CompiledText = ArticleHtml & Queries.ArticleTexts & { version: string }

/** The cached output, with the `src` of its pictures and a hash of what was loaded for them. */
type CachedArticle = CompiledText & { figures: { sources: string[]; hash: string } }

type LoadFigure = (src: string) => Promise<FigureContents>

/** An article's node with the hash of its text. */
type Article = { id: string; language: Language } & Pick<ArticleText, 'textDigest'>

/** Not removed by `gatsby clean`, and cached in CI. */
const folder = '.build-cache/articles'

/** The code that compiles articles. */
const code = codeHash('src/gatsby/articles/resolvers.ts')

const shared = new Map<Language, string>()

/** Returns a hash of what all articles of a language are compiled with. It is the same throughout a build. */
function hashOfShared(language: Language): string {
  const known = shared.get(language)
  if (known && env.NODE_ENV === 'production') return known
  const words = readFileSync(path.join(contentFolder, 'copy', language, 'articles.json'))
  const site = readFileSync(path.join(contentFolder, 'site.yaml'))
  const hash = hashOf(code, env.SITE_URL ?? '', site, JSON.stringify([...readFacts()]), words)
  shared.set(language, hash)
  return hash
}

/** Returns the path of the cache file, which depends on everything that is compiled but pictures. */
const fileOf = ({ id, language, textDigest }: Article): string =>
  path.join(folder, `${hashOf(hashOfShared(language), id, textDigest)}.json`)

/**
 * Compiles an article once for all later builds, even after `gatsby clean`. Its pictures are loaded each
 * time, so that Gatsby creates them and tracks them as dependencies of the page; if one has changed, the
 * article is compiled again.
 * @param compile receives a loader of pictures
 */
export async function compileOnce(
  article: Article,
  load: LoadFigure,
  compile: (load: LoadFigure) => Promise<CompiledText>,
): Promise<CompiledText> {
  const cached = await cachedArticle(article)
  if (cached && cached.figures.hash === (await hashOfFigures(cached.figures.sources, load))) return cached
  const sources = new Set<string>()
  const made = await compile((src) => {
    sources.add(src)
    return load(src)
  })
  const figures = { sources: [...sources], hash: await hashOfFigures([...sources], load) }
  write(fileOf(article), { ...made, figures })
  return made
}

/** Returns the cached output of an article; undefined if there is none. */
export async function cachedArticle(article: Article): Promise<CachedArticle | undefined> {
  const file = fileOf(article)
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : undefined
}

/**
 * Deletes cached output of former texts and of former versions of the code.
 * @param articles all existing articles
 */
export function pruneStale(articles: readonly (Omit<Article, 'language'> & { language?: unknown })[]): void {
  mkdirSync(folder, { recursive: true })
  const used = articles.flatMap(({ language, ...article }) =>
    isLanguage(language) ? [path.basename(fileOf({ ...article, language }))] : [],
  )
  pruneUnused(folder, used)
}

const hashOfFigures = async (sources: readonly string[], load: LoadFigure): Promise<string> =>
  hashOf(JSON.stringify(await Promise.all(sources.map(async (src) => [src, await load(src)]))))

function write(file: string, cached: CachedArticle): void {
  mkdirSync(folder, { recursive: true })
  writeWhole(file, JSON.stringify(cached))
}
