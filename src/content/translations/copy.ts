import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { contentFolder } from '../../settings/content-folder'
import { type Language, originalLanguage } from '../../site/languages'
import { AuthorError } from '../check/messages/author-error'
import { message } from '../check/messages/message'
import { versionsOf } from './history'
import type { Outdated } from './outdated'

type Texts = Record<string, string>

/** For each file of copy: the day of the record, and each key with the hash of the original's text that it follows. */
type Followed = Record<string, { day: string; texts: Record<string, string> }>

export type CopyTranslation = {
  /** The file of the translation. */
  file: string
  /** The file that it translates. */
  original: string
  key: string
  state: 'behind' | 'unrecorded' | 'missing'
  /** The hash that was recorded. */
  follows?: string
}

const copyFile = (language: Language, namespace: string) =>
  path.posix.join(contentFolder, 'copy', language, `${namespace}.json`)

/** Apart from the copy, which Gatsby reads: nobody writes this file by hand. */
const followedFile = (language: Language) => `${contentFolder}/translations/${language}.json`

/** White space, also what does not break, is a matter of setting. */
const hashOf = (text: string) =>
  createHash('sha256').update(text.replace(/\s+/g, ' ').trim()).digest('hex').slice(0, 8)

/** Every text of a file of copy, by the path of its key. */
function textsIn(value: unknown, at = ''): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[at, String(value)]]
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, at ? `${at}.${key}` : key))
}

const readTexts = async (file: string): Promise<Texts> =>
  existsSync(file) ? Object.fromEntries(textsIn(JSON.parse(await readFile(file, 'utf8')))) : {}

async function readFollowed(language: Language): Promise<Followed> {
  const file = followedFile(language)
  if (!existsSync(file)) return {}
  const recorded: Followed = JSON.parse(await readFile(file, 'utf8'))
  return recorded
}

async function namespaces(): Promise<string[]> {
  const names = await readdir(path.join(contentFolder, 'copy', originalLanguage))
  return names
    .filter((name) => name.endsWith('.json'))
    .map((name) => path.parse(name).name)
    .sort()
}

/**
 * The texts of the interface whose translation is missing, behind its original, or was never recorded.
 * @param language the language of the translation
 * @throws where a file is no JSON; `npm run check` says where
 */
export async function copyTranslations(language: Language): Promise<CopyTranslation[]> {
  const followed = await readFollowed(language)
  const all = await Promise.all((await namespaces()).map((name) => compare(language, name, followed)))
  return all.flat()
}

async function compare(
  language: Language,
  namespace: string,
  followed: Followed,
): Promise<CopyTranslation[]> {
  const [file, original] = [copyFile(language, namespace), copyFile(originalLanguage, namespace)]
  const [texts, originals] = [await readTexts(file), await readTexts(original)]
  return Object.entries(originals).flatMap(([key, text]): CopyTranslation[] => {
    const follows = followed[namespace]?.texts[key]
    if (texts[key] === undefined) return [{ file, original, key, state: 'missing' }]
    if (follows === undefined) return [{ file, original, key, state: 'unrecorded' }]
    return follows === hashOf(text) ? [] : [{ file, original, key, state: 'behind', follows }]
  })
}

/**
 * Whether one file of copy says something that its original no longer says; judged from the files alone.
 * @returns nothing for the original itself, or where every text follows it
 */
export async function outdatedCopy(language: Language, namespace: string): Promise<Outdated | undefined> {
  if (language === originalLanguage) return undefined
  const followed = await readFollowed(language)
  const day = followed[namespace]?.day
  const found = await compare(language, namespace, followed)
  return day && found.some(({ state }) => state === 'behind')
    ? { day, original: originalLanguage }
    : undefined
}

/**
 * What a text says now, and what it said when its translation followed it.
 * @returns `before` is missing where git does not have that version
 */
export async function textsSince({
  original,
  key,
  follows,
}: Pick<CopyTranslation, 'original' | 'key' | 'follows'>): Promise<{ before?: string; now: string }> {
  const now = (await readTexts(original))[key] ?? ''
  for await (const source of versionsOf(original)) {
    const before = textsOf(source)[key]
    if (before !== undefined && hashOf(before) === follows) return { before, now }
  }
  return { now }
}

/** A commit may hold a file that was no JSON. */
function textsOf(source: string): Texts {
  try {
    return Object.fromEntries(textsIn(JSON.parse(source)))
  } catch {
    return {}
  }
}

/**
 * Records that the copy of a language follows its original as it stands today. A file that did already keeps its record.
 * @param day today, `YYYY-MM-DD`
 * @param only takes the files of these names alone, for instance `home`; all where it is empty
 * @returns the file that was written
 * @throws where there is no file of such a name
 */
export async function acceptCopy(
  language: Language,
  day: string,
  only: readonly string[] = [],
): Promise<string> {
  const known = await readFollowed(language)
  const followed: Followed = {}
  const all = await namespaces()
  const strange = only.find((name) => !all.includes(name))
  if (strange !== undefined) throw new AuthorError(message('noSuchCopy', { name: strange, names: all }))
  for (const namespace of all) {
    const record = known[namespace]
    if (only.length > 0 && !only.includes(namespace)) {
      if (record) followed[namespace] = record
      continue
    }
    const texts = await readTexts(copyFile(language, namespace))
    const originals = Object.entries(await readTexts(copyFile(originalLanguage, namespace)))
    const hashes = Object.fromEntries(
      originals.filter(([key]) => key in texts).map(([key, text]) => [key, hashOf(text)]),
    )
    followed[namespace] = record && isDeepStrictEqual(record.texts, hashes) ? record : { day, texts: hashes }
  }
  const file = followedFile(language)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, `${JSON.stringify(followed, null, 2)}\n`)
  return file
}
