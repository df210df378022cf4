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

/** For each file of copy: the day of the record, and for each key the hash of the original's text. */
type Followed = Record<string, { day: string; texts: Record<string, string> }>

export type CopyTranslation = {
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

/** Outside the copy, which Gatsby reads: nobody writes this file by hand. */
const followedFile = (language: Language) => `${contentFolder}/translations/${language}.json`

/** Ignores white space, also no-break spaces, as formatting. */
const hashOf = (text: string) =>
  createHash('sha256').update(text.replace(/\s+/g, ' ').trim()).digest('hex').slice(0, 8)

/** Lists every text of a file of copy, by the path of its key. */
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
 * Lists the texts of the interface whose translation is missing, outdated, or was never recorded.
 * @param language the language of the translation
 * @throws if a file is not JSON; `npm run check` says where
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
 * Returns whether one file of copy is outdated, from the files alone.
 * @returns undefined for the original itself, or if every text follows it
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
 * Returns a text as it is, and as it was when its translation followed it.
 * @returns `before` is missing if git does not have that version
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

/** Returns no texts if a commit holds invalid JSON. */
function textsOf(source: string): Texts {
  try {
    return Object.fromEntries(textsIn(JSON.parse(source)))
  } catch {
    return {}
  }
}

/**
 * Records that the copy of a language follows its original as it is today. A file that already did keeps its record.
 * @param day today, `YYYY-MM-DD`
 * @param only names of the files to record, for instance `home`; all if empty
 * @returns the written file
 * @throws if there is no file of such a name
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
