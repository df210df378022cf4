/**
 * `npm run test:any-content`: tests the tests. In a clone of the current commit it changes `content/` as authors may,
 * moves the dates of the tests' own articles, and runs `npm test` as on a day two years ahead, when whatever ages has aged:
 * nothing may fail. Uncommitted changes are not included. `-- --prepare` stops before the tests, to run some of them by
 * hand.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chdir, cwd, env, exit } from 'node:process'
import { parseArgs } from 'node:util'
import { filesBelow } from '../src/files/files-below'
import { buildDay } from '../src/settings/clock'
import { languages } from '../src/site/languages'

const articles = 'content/articles'
const ofTests = 'tests/site/content/articles'

/** Returns the day a number of days after another. */
const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** Edits a file. @throws if nothing changes, as nothing would be tested */
function change(file: string, edit: (text: string) => string): void {
  const before = readFileSync(file, 'utf8')
  const after = edit(before)
  if (after === before) throw new Error(`${file} was to be changed and is as before`)
  writeFileSync(file, after)
}

const filesWith = (ending: string, folder: string) =>
  filesBelow(folder).filter((file) => file.endsWith(ending))

/** Writes an article with the text of one of the tests' own. */
function write(slug: string, text: string, publishedAt: string, tag: string, more = ''): void {
  cpSync(path.join(ofTests, text), path.join(articles, slug), { recursive: true })
  for (const file of filesWith('.mdx', path.join(articles, slug)))
    change(file, (source) =>
      source
        .replace(/^publishedAt: .*$/m, `publishedAt: ${publishedAt}${more}`)
        .replace(/^tags: .*$/m, `tags: [${tag}]`),
    )
}

function editContent(today: string): void {
  change('content/tags.yaml', (text) => `${text}- tag: tried-out\n  name: { en: Tried out, fr: À l’essai }\n`)
  const [, known = ''] = /^- tag: (\S+)/m.exec(readFileSync('content/tags.yaml', 'utf8')) ?? []
  change('content/tags.yaml', (text) => text.replace(/en: [^,]+/, 'en: A name of today'))
  write('essai-a-la-une', 'jeter-l-ancre', today, known, '\nfeatured: true')
  write('essai-de-demain', 'noeud-de-chaise', dayAfter(today, 1), known)
  write('essai-autre-sujet', 'journal-de-bord', dayAfter(today, -900), 'tried-out')

  // Articles of every language: one is deleted, with the links to it, and one is renamed.
  const [gone = '', renamed = ''] = readdirSync(articles)
    .filter((slug) => languages.every((language) => existsSync(path.join(articles, slug, `${language}.mdx`))))
    .filter((slug) => !/^essai-|^composants$/.test(slug))
  rmSync(path.join(articles, gone), { recursive: true })
  cpSync(path.join(articles, renamed), path.join(articles, `${renamed}-bis`), { recursive: true })
  rmSync(path.join(articles, renamed), { recursive: true })
  const [toGone, toRenamed] = [gone, renamed].map((slug) => `/articles/${slug}(?=[)#"])`)
  for (const file of filesWith('.mdx', 'content'))
    writeFileSync(
      file,
      readFileSync(file, 'utf8')
        .replace(new RegExp(`\\[([^\\]]+)\\]\\(${toGone}[^)]*\\)`, 'g'), '$1')
        .replace(new RegExp(`${toRenamed}`, 'g'), `/articles/${renamed}-bis`),
    )

  // What visitors call things leads to neither of the two any more.
  const words = 'content/search-words.yaml'
  writeFileSync(
    words,
    readFileSync(words, 'utf8').replace(/\bto: \[([^\]]+)\]/g, (_, list: string) => {
      const known = list.split(', ').filter((slug) => slug !== gone && slug !== renamed)
      return `to: [${[...new Set(known.length > 0 ? known : [`${renamed}-bis`])].join(', ')}]`
    }),
  )

  // A former name needs a line where `npm run check` requires it.
  change('content/redirects.yaml', (text) =>
    text.replace(
      /^articles:.*$/m,
      `articles:\n  - { from: ${gone}, to: /articles }\n  - { from: ${renamed}, to: ${renamed}-bis }`,
    ),
  )

  // A price that articles cite stands in sums, which the check asks authors to correct.
  const cited = filesWith('.mdx', articles)
    .map((file) => readFileSync(file, 'utf8'))
    .join()
  let raised = 0
  for (const file of filesWith('.yaml', 'content/offers')) {
    const offers = readFileSync(file, 'utf8').split(/(?=- offer: )/)
    const edited = offers.map((offer) => {
      const [, id] = /^- offer: (\S+)/.exec(offer) ?? []
      if (!id || cited.includes(`id="${id}"`)) return offer
      return offer.replace(/amount: (\d+)/, (_, amount: string) => {
        raised += 1
        return `amount: ${Number(amount) + 100}`
      })
    })
    writeFileSync(file, edited.join(''))
  }
  if (raised === 0) throw new Error('Articles cite every price: none can be changed alone.')
  change('content/site.yaml', (text) =>
    text
      .replace(/^founded: .*/m, `founded: ${today.slice(0, 4)}`)
      .replace(/^brand: .*/m, 'brand: Another firm')
      .replace(/(socials:\n {2}- name: ).*\n( {4}url: ).*/, '$1Elsewhere\n$2https://elsewhere.example/firm'),
  )
}

/** Moves every day of the tests' own articles. */
function moveDates(days: number): void {
  for (const file of filesWith('.mdx', ofTests))
    change(file, (text) => {
      const [, frontMatter = '', body = ''] = /^(---[\s\S]*?\n---)([\s\S]*)$/.exec(text) ?? []
      return frontMatter.replace(/\d{4}-\d{2}-\d{2}/g, (day) => dayAfter(day, days)) + body
    })
}

/** The caches of former builds, keyed by content, to save the clone time. */
const cache = '.build-cache'

function cloneProject(home: string, folder: string): void {
  execFileSync('git', ['clone', '--quiet', home, folder])
  if (existsSync(cache)) cpSync(cache, path.join(folder, cache), { recursive: true })
  symlinkSync(path.join(home, 'node_modules'), path.join(folder, 'node_modules'))
}

function main(): number {
  const { values } = parseArgs({ options: { prepare: { type: 'boolean', default: false } } })
  const folder = mkdtempSync(path.join(tmpdir(), 'site-any-content-'))
  cloneProject(cwd(), folder)
  chdir(folder)
  const day = dayAfter(buildDay(), 730)
  const SOURCE_DATE_EPOCH = String(Date.parse(`${day}T12:00:00Z`) / 1000)
  editContent(day)
  moveDates(-400)
  if (values.prepare) {
    console.log(`Prepared, not tested: SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH}, ${folder}`)
    return 0
  }
  const { status } = spawnSync('npm', ['test'], {
    stdio: 'inherit',
    env: { ...env, SOURCE_DATE_EPOCH },
  })
  if (status === 0) rmSync(folder, { recursive: true, force: true })
  else
    console.error(
      `A test depends on what authors wrote. The clone is kept in ${folder}: git diff shows what they did.`,
    )
  return status ?? 1
}

exit(main())
