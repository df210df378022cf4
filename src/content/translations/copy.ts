import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { contentFolder } from '../../settings/content-folder'
import { type Language, originalLanguage } from '../../site/languages'
import { AuthorError } from '../messages/author-error'
import { message } from '../messages/message'
import { textsIn } from '../texts-in'
import { hash, oneLine } from './blocks'
import { versionsOf } from './history'
import type { Outdated } from './outdated'

type Texts = Record<string, string>

/** For each file of copy, the day of the record and the hash of the original's text by key. */
type Followed = Record<string, { day: string; texts: Record<string, string> }>

type CopyTranslation = {
  /** The translated file. */
  file: string
  /** The original file. */
  original: string
  key: string
  state: 'behind' | 'unrecorded' | 'missing'
  /** The recorded hash. */
  follows?: string
}

const copyFile = (language: Language, namespace: string) =>
  path.posix.join(contentFolder, 'copy', language, `${namespace}.json`)

/** Returns the (generated) file with the records. It is outside `copy`, a folder that Gatsby reads. */
const followedFile = (language: Language) => `${contentFolder}/translations/${language}.json`

/** Hashes a text, ignoring differences of white space, including no-break spaces. */
const hashOf = (text: string) => hash(oneLine(text), 8)

/** Returns undefined if the source is invalid JSON. */
function textsOf(source: string): Texts | undefined {
  try {
    return Object.fromEntries(textsIn(JSON.parse(source)))
  } catch {
    return undefined
  }
}

/** @throws an AuthorError if the file is invalid JSON */
function readTexts(file: string): Texts {
  const texts = existsSync(file) ? textsOf(readFileSync(file, 'utf8')) : {}
  if (!texts) throw new AuthorError(message('articleUnreadable', { file }))
  return texts
}

function readFollowed(language: Language): Followed {
  const file = followedFile(language)
  if (!existsSync(file)) return {}
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    throw new AuthorError(message('recordsUnreadable', { file }))
  }
}

const namespaces = (): string[] =>
  readdirSync(path.join(contentFolder, 'copy', originalLanguage))
    .filter((name) => name.endsWith('.json'))
    .map((name) => path.parse(name).name)
    .sort()

/**
 * Lists the texts of the interface whose translation is missing, outdated, or was never recorded.
 * @param language the language of the translation
 * @throws an AuthorError if a file is not JSON; `npm run check` says where
 */
export function copyTranslations(language: Language): CopyTranslation[] {
  const followed = readFollowed(language)
  return namespaces().flatMap((name) => compare(language, name, followed))
}

function compare(language: Language, namespace: string, followed: Followed): CopyTranslation[] {
  const [file, original] = [copyFile(language, namespace), copyFile(originalLanguage, namespace)]
  const [texts, originals] = [readTexts(file), readTexts(original)]
  return Object.entries(originals).flatMap(([key, text]): CopyTranslation[] => {
    const follows = followed[namespace]?.texts[key]
    if (texts[key] === undefined) return [{ file, original, key, state: 'missing' }]
    if (follows === undefined) return [{ file, original, key, state: 'unrecorded' }]
    return follows === hashOf(text) ? [] : [{ file, original, key, state: 'behind', follows }]
  })
}

/**
 * Returns whether one file of copy is outdated, without using git.
 * @returns undefined for the original itself, or if no text is outdated
 */
export function outdatedCopy(language: Language, namespace: string): Outdated | undefined {
  const followed = readFollowed(language)
  // The original has no record.
  const day = followed[namespace]?.day
  return day && compare(language, namespace, followed).some(({ state }) => state === 'behind')
    ? { day, original: originalLanguage }
    : undefined
}

/**
 * Returns a text of the original as it is now, and as it was when its translation followed it (`before`,
 * missing if git does not have that version).
 */
export function textsSince({
  original,
  key,
  follows,
}: Pick<CopyTranslation, 'original' | 'key' | 'follows'>): { before?: string; now: string } {
  const now = readTexts(original)[key] ?? ''
  for (const source of versionsOf(original)) {
    const before = textsOf(source)?.[key]
    if (before !== undefined && hashOf(before) === follows) return { before, now }
  }
  return { now }
}

/**
 * Records that the copy of a language follows its original as it is today. Unchanged records keep their day.
 * @param day today, `YYYY-MM-DD`
 * @param only the name of the file to record, for instance `home`; all without it
 * @returns the written file
 * @throws an AuthorError if that name is unknown
 */
export function acceptCopy(language: Language, day: string, only?: string): string {
  const known = readFollowed(language)
  const all = namespaces()
  if (only !== undefined && !all.includes(only))
    throw new AuthorError(message('noSuchCopy', { name: only, names: all }))
  // JSON leaves out those without a record.
  const followed = Object.fromEntries(all.map((namespace) => [namespace, known[namespace]]))
  for (const namespace of only === undefined ? all : [only]) {
    const record = known[namespace]
    const texts = readTexts(copyFile(language, namespace))
    const originals = Object.entries(readTexts(copyFile(originalLanguage, namespace)))
    const hashes = Object.fromEntries(
      originals.filter(([key]) => key in texts).map(([key, text]) => [key, hashOf(text)]),
    )
    followed[namespace] = record && isDeepStrictEqual(record.texts, hashes) ? record : { day, texts: hashes }
  }
  const file = followedFile(language)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(followed, null, 2)}\n`)
  return file
}
