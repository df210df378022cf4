/**
 * `npm run translations`: what is missing or behind its original, in articles and copy, with what has changed since.
 * `-- --accept <slug>/<language>` records that a translation follows its original as it stands; also `<slug>` for every
 * language of an article, `copy`, `copy/<name>` for one file of it, and `all`.
 */
import { argv, exit } from 'node:process'
import { buildDay } from '../build/clock'
import { acceptArticle, articleTranslations, changesSince } from '../build/translations/articles'
import { acceptCopy, copyTranslations, textsSince } from '../build/translations/copy'
import { isLanguage, languages, originalLanguage } from '../site/languages'

const noHistory = '  What has changed is not known: git does not have the version that it follows.'

async function reportArticles(): Promise<number> {
  const all = await articleTranslations()
  for (const { name, file, original, state, follows } of all) {
    if (state === 'missing') console.log(`${file} is missing: ${original} is not translated.`)
    if (state === 'unrecorded')
      console.log(`${file}: it is not recorded which version of ${original} it follows.`)
    if (state !== 'behind' || !follows) continue
    console.log(`${file} is behind ${original}, which it followed on ${follows.day}:`)
    const changes = await changesSince(original, follows.version)
    if (!changes) console.log(noHistory)
    for (const { removed, added } of changes ?? []) {
      for (const text of removed) console.log(`- ${text}`)
      for (const text of added) console.log(`+ ${text}`)
      console.log()
    }
    console.log(`  When it is up to date: npm run translations -- --accept ${name}`)
  }
  return all.filter(({ state }) => state !== 'current').length
}

async function reportCopy(): Promise<number> {
  let open = 0
  for (const language of languages.filter((other) => other !== originalLanguage)) {
    const found = await copyTranslations(language)
    open += found.length
    for (const entry of found) {
      const { file, original, key, state } = entry
      if (state === 'missing') console.log(`${file}: "${key}" is missing.`)
      if (state !== 'behind') continue
      const { before, now } = await textsSince(entry)
      console.log(`${file}: "${key}" is behind ${original}:`)
      console.log(before === undefined ? noHistory : `- ${before}`)
      console.log(`+ ${now}`)
    }
    const unrecorded = found.filter(({ state }) => state === 'unrecorded')
    for (const file of new Set(unrecorded.map((entry) => entry.file))) {
      const keys = unrecorded.filter((entry) => entry.file === file).map(({ key }) => `"${key}"`)
      console.log(`${file}: it is not recorded which version they follow: ${keys.join(', ')}`)
    }
    if (found.length > 0) console.log('  When it is up to date: npm run translations -- --accept copy')
  }
  return open
}

async function report(): Promise<void> {
  const open = (await reportArticles()) + (await reportCopy())
  console.log(open === 0 ? 'Every translation follows its original.' : `${open} translations to see to.`)
}

async function accept(what: string): Promise<void> {
  const written: string[] = []
  const [first = '', second] = what.split('/')
  const acceptAllCopy = async (only: readonly string[]) => {
    for (const language of languages.filter((other) => other !== originalLanguage))
      written.push(await acceptCopy(language, buildDay(), only))
  }
  if (first === 'copy') await acceptAllCopy(second === undefined ? [] : [second])
  else if (second !== undefined && !isLanguage(second))
    throw new Error(
      `"${second}" is no language of the site: write ${first}/${languages.join(` or ${first}/`)}.`,
    )
  else if (isLanguage(second)) written.push(await acceptArticle(first, second, buildDay()))
  else {
    const open = (await articleTranslations()).filter(
      ({ name, state }) =>
        (what === 'all' || name.startsWith(`${first}/`)) && (state === 'behind' || state === 'unrecorded'),
    )
    for (const { name } of open) {
      const [slug = '', language] = name.split('/')
      if (isLanguage(language)) written.push(await acceptArticle(slug, language, buildDay()))
    }
    if (what === 'all') await acceptAllCopy([])
  }
  for (const file of written) console.log(`recorded: ${file}`)
  if (written.length === 0) console.log(`There is nothing to record for "${what}".`)
}

async function main(): Promise<void> {
  const at = argv.indexOf('--accept')
  if (at < 0) return report()
  const what = argv[at + 1]
  if (!what) throw new Error('Say what is up to date: npm run translations -- --accept <slug>/<language>')
  await accept(what)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  exit(1)
})
