import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { parse } from 'yaml'
import { type Language, languages, originalLanguage } from '../../site/languages'
import { fileOfArticle, separate } from '../articles/article-file'
import { openContent } from '../check/content'
import { readAsIs, readText } from '../load/text-file'
import { AuthorError } from '../messages/author-error'
import { message } from '../messages/message'
import { unwrittenWords } from '../scaffold/new-article'
import { articleSchema } from '../schemas/article'
import { type Block, blocksOf, versionOf } from './blocks'
import { versionsOf } from './history'

/** The version of the original that a translation follows, and the day on which that was recorded. */
export type Follows = { version: string; day: string }

type ArticleTranslation = {
  slug: string
  language: Language
  file: string
  /** The original file. */
  original: string
  state: 'current' | 'behind' | 'unrecorded' | 'missing'
  follows?: Follows
}

type Article = { language: Language; file: string; follows?: Follows; only?: string; blocks: Block[] }

async function readArticle(source: string) {
  const { yaml = '', body } = separate(source)
  const fields = articleSchema.cast(parse(yaml), { assert: false })
  return { follows: fields?.follows, only: fields?.only, blocks: await blocksOf(fields ?? {}, body) }
}

/** @throws an AuthorError instead of the messages of MDX and YAML */
async function readSound(file: string) {
  const source = readText(file)
  try {
    return await readArticle(source)
  } catch {
    throw new AuthorError(message('articleUnreadable', { file }))
  }
}

async function readFolder(slug: string): Promise<Article[]> {
  const written = languages.filter((language) => existsSync(fileOfArticle(slug, language)))
  return Promise.all(
    written.map(async (language) => {
      const file = fileOfArticle(slug, language)
      return { language, file, ...(await readSound(file)) }
    }),
  )
}

/**
 * Returns the file that does not follow another one. If there are several, nothing is recorded yet, and it is
 * the one in `originalLanguage`.
 */
function originalOf(articles: readonly Article[], translation?: Language): Article | undefined {
  const candidates = articles.filter(({ language, follows }) => !follows && language !== translation)
  return candidates.find(({ language }) => language === originalLanguage) ?? candidates[0]
}

/**
 * Compares the translations of all articles with their originals; returns them sorted by slug.
 * @throws if an article cannot be parsed; `npm run check` says where
 */
export async function articleTranslations(): Promise<ArticleTranslation[]> {
  const slugs = [...openContent().slugs.keys()].sort()
  return (await Promise.all(slugs.map(translationsOf))).flat()
}

async function translationsOf(slug: string): Promise<ArticleTranslation[]> {
  const articles = await readFolder(slug)
  const original = originalOf(articles)
  if (!original || original.only) return []
  const version = versionOf(original.blocks)
  return languages
    .filter((language) => language !== original.language)
    .map((language) => {
      const follows = articles.find((article) => article.language === language)?.follows
      const own = { slug, language, file: fileOfArticle(slug, language), original: original.file }
      if (!existsSync(own.file)) return { ...own, state: 'missing' }
      if (!follows) return { ...own, state: 'unrecorded' }
      return { ...own, follows, state: follows.version === version ? 'current' : 'behind' }
    })
}

/** Consecutive blocks of an original that changed since its translation followed it. */
type Change = { removed: string[]; added: string[] }

/**
 * Returns the changes of an original since a version.
 * @returns undefined if git does not have that version
 */
export async function changesSince(original: string, version: string): Promise<Change[] | undefined> {
  const now = (await readSound(original)).blocks
  for (const source of versionsOf(original)) {
    const { blocks } = await readArticle(source).catch(() => ({ blocks: [] }))
    if (versionOf(blocks) === version) return changesBetween(blocks, now)
  }
  return undefined
}

async function changesBetween(before: Block[], after: Block[]): Promise<Change[]> {
  const { diffArrays } = await import('diff')
  const changes: Change[] = []
  let open: Change | undefined
  for (const { value, added, removed } of diffArrays(before, after, {
    comparator: (a, b) => a.key === b.key,
  })) {
    if (!added && !removed) {
      open = undefined
      continue
    }
    if (!open) {
      open = { removed: [], added: [] }
      changes.push(open)
    }
    open[added ? 'added' : 'removed'].push(...value.map(({ text }) => text))
  }
  return changes
}

/**
 * Records that a translation follows its original as it is today.
 * @param slug the article's folder
 * @param language the language of the translation
 * @param day `YYYY-MM-DD`
 * @returns the written file
 * @throws if there is no such translation or no original, or words of a new article are still in it
 */
export async function acceptArticle(slug: string, language: Language, day: string): Promise<string> {
  const file = fileOfArticle(slug, language)
  if (!existsSync(file)) throw new AuthorError(message('noTranslation', { file }))
  const original = originalOf(await readFolder(slug), language)
  if (!original) throw new AuthorError(message('noOriginal', { file }))
  const source = readAsIs(file)
  if (source === undefined) throw new AuthorError(message('articleUnreadable', { file }))
  const words = unwrittenWords.find((one) => source.includes(one))
  if (words) throw new AuthorError(message('notTranslatedYet', { file, words }))
  await writeFile(file, withFollows(file, source, { version: versionOf(original.blocks), day }))
  return file
}

/** Replaces the field, or appends it to the front matter. */
function withFollows(file: string, source: string, { version, day }: Follows): string {
  const { yaml } = separate(source)
  if (yaml === undefined) throw new AuthorError(message('articleUnreadable', { file }))
  // Quoted, as YAML would read a version with only digits as a number.
  const line = `follows: { version: '${version}', day: ${day} }\n`
  const former = /^follows:.*\n(?:[ \t]+.*\n)*/m
  return source.replace(yaml, () => (former.test(yaml) ? yaml.replace(former, line) : yaml + line))
}
