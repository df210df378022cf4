/**
 * `npm run translations`: lists what is missing or behind its original, in articles and copy, with the changes since.
 * `-- --accept <slug>/<language>` records that a translation follows its original as it is now; also `<slug>` for every
 * language of an article, `copy`, `copy/<name>` for one file of it, and `all`. `--language fr` chooses the language.
 */
import { argv } from 'node:process'
import { AuthorError } from '../content/messages/author-error'
import { type AuthorsLanguage, message } from '../content/messages/message'
import { acceptArticle, articleTranslations, changesSince } from '../content/translations/articles'
import { acceptCopy, copyTranslations, textsSince } from '../content/translations/copy'
import { buildDay } from '../settings/clock'
import { isLanguage, languages, originalLanguage } from '../site/languages'
import { forAuthors, languageOption } from './for-authors'

const translations = languages.filter((language) => language !== originalLanguage)

async function reportArticles(author: AuthorsLanguage): Promise<number> {
  const all = await articleTranslations()
  for (const { slug, language, file, original, state, follows } of all) {
    if (state === 'missing') console.log(message('notTranslated', { file, original })[author])
    if (state === 'unrecorded') console.log(message('notRecorded', { file, original })[author])
    if (state !== 'behind' || !follows) continue
    console.log(message('behind', { file, original, day: follows.day })[author])
    const changes = await changesSince(original, follows.version)
    if (!changes) console.log(message('noHistory')[author])
    for (const { removed, added } of changes ?? []) {
      for (const text of removed) console.log(`- ${text}`)
      for (const text of added) console.log(`+ ${text}`)
      console.log()
    }
    console.log(message('acceptWhenCurrent', { name: `${slug}/${language}` })[author])
  }
  return all.filter(({ state }) => state !== 'current').length
}

async function reportCopy(author: AuthorsLanguage): Promise<number> {
  let open = 0
  for (const language of translations) {
    const found = copyTranslations(language)
    open += found.length
    for (const entry of found) {
      const { file, original, key, state } = entry
      if (state === 'missing') console.log(message('copyKeyUntranslated', { file, key })[author])
      if (state !== 'behind') continue
      const { before, now } = textsSince(entry)
      console.log(message('copyKeyBehind', { file, key, original })[author])
      console.log(before === undefined ? message('noHistory')[author] : `- ${before}`)
      console.log(`+ ${now}`)
    }
    const unrecorded = found.filter(({ state }) => state === 'unrecorded')
    for (const file of new Set(unrecorded.map((entry) => entry.file))) {
      const keys = unrecorded
        .filter((entry) => entry.file === file)
        .map(({ key }) => message('quotedKey', { key }))
      console.log(message('copyKeysNotRecorded', { file, keys })[author])
    }
    if (found.length > 0) console.log(message('acceptWhenCurrent', { name: 'copy' })[author])
  }
  return open
}

async function report(author: AuthorsLanguage): Promise<void> {
  const open = (await reportArticles(author)) + (await reportCopy(author))
  console.log((open === 0 ? message('allCurrent') : message('someOpen', { count: open }))[author])
}

async function accept(what: string, author: AuthorsLanguage): Promise<void> {
  const written: string[] = []
  const [first = '', second] = what.split('/')
  const acceptEachCopy = () =>
    written.push(...translations.map((language) => acceptCopy(language, buildDay(), second)))
  if (first === 'copy') acceptEachCopy()
  else if (second !== undefined && !isLanguage(second)) {
    const all = languages.map((language) => `${first}/${language}`)
    const names = { en: all.join(' or '), fr: all.join(' ou ') }
    throw new AuthorError(message('noSuchLanguage', { language: second, names }))
  } else if (isLanguage(second)) written.push(await acceptArticle(first, second, buildDay()))
  else {
    const open = (await articleTranslations()).filter(
      ({ slug, state }) =>
        (what === 'all' || slug === first) && (state === 'behind' || state === 'unrecorded'),
    )
    for (const { slug, language } of open) written.push(await acceptArticle(slug, language, buildDay()))
    if (what === 'all') acceptEachCopy()
  }
  for (const file of written) console.log(message('recorded', { file })[author])
  if (written.length === 0) console.log(message('nothingToRecord', { what })[author])
}

/**
 * Prints what is to be done about translations, or records what is done.
 * @param words the arguments after `--`
 */
export function runTranslations(words: readonly string[]): Promise<void> {
  // Node's own words about an option without its value name no example.
  const args = words.at(-1) === '--accept' ? words.with(-1, '--accept=') : words
  const options = { accept: { type: 'string' }, ...languageOption } as const
  return forAuthors({ args, options }, async (language, { values: { accept: what } }) => {
    if (what === '') throw new AuthorError(message('acceptWhat'))
    await (what === undefined ? report(language) : accept(what, language))
  })
}

if (argv[1]?.endsWith('src/commands/translations.ts')) void runTranslations(argv.slice(2))
