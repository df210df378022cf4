import { readFileSync, rmSync } from 'node:fs'
import { commit, git, inTemporaryProject, seed, writeFiles } from '../../../tests/support/temporary-project'
import { loadArticle } from '../load/load-article'
import { acceptArticle, articleTranslations, changesSince } from './articles'

inTemporaryProject()

const fr = 'content/articles/cloud-act/fr.mdx'
const en = 'content/articles/cloud-act/en.mdx'
const day = '2026-11-20'

const article = (title: string, body: string, more = '') =>
  `---\ntitle: ${title}\nsubtitle: ${title}.\npublishedAt: 2026-11-12\ntags: [law]\n${more}---\n\n${body}\n`

beforeEach(() =>
  writeFiles({
    [fr]: article('La loi', 'Un début.\n\nUn milieu.\n\nUne fin.'),
    [en]: article('The act', 'A beginning.\n\nA middle.\n\nAn end.'),
  }),
)

const states = async () =>
  (await articleTranslations()).map(({ slug, language, state }) => `${slug}/${language}: ${state}`)

const versionFollowed = (file: string) => loadArticle(file).frontMatter.follows?.version ?? ''

test('a translation without a record is reported; once recorded, it is current', async () => {
  expect(await states()).toEqual(['cloud-act/en: unrecorded'])
  expect(await acceptArticle('cloud-act', 'en', day)).toBe(en)
  expect(await states()).toEqual(['cloud-act/en: current'])
})

test('the record is a field of the front matter that the schema allows, and nothing else changes', async () => {
  const before = readFileSync(en, 'utf8')
  await acceptArticle('cloud-act', 'en', day)
  const after = readFileSync(en, 'utf8')
  expect(after.replace(/^follows: .*\n/m, '')).toBe(before)
  expect(loadArticle(en).frontMatter.follows).toEqual({
    version: expect.stringMatching(/^[0-9a-f]{12}$/),
    day,
  })
})

test('a record on several lines is replaced as a whole', async () => {
  const version = "follows:\n  version: '0123456789ab'\n  day: 2026-01-01\n"
  seed(en, 'tags: [law]\n', `${version}tags: [law]\n`)
  await acceptArticle('cloud-act', 'en', day)
  expect(await states()).toEqual(['cloud-act/en: current'])
  expect(readFileSync(en, 'utf8').match(/day/g)).toHaveLength(1)
})

test('nothing is recorded in a file without front matter', async () => {
  writeFiles({ [en]: 'A beginning.\n' })
  await expect(acceptArticle('cloud-act', 'en', day)).rejects.toThrow(`${en} cannot be read`)
  expect(readFileSync(en, 'utf8')).toBe('A beginning.\n')
})

test('an article that cannot be parsed is named, without MDX’s own words', async () => {
  seed(en, 'A middle.', 'A {middle.')
  await expect(articleTranslations()).rejects.toThrow(`${en} cannot be read; npm run check says why.`)
})

test('a change of formatting leaves the translation current', async () => {
  await acceptArticle('cloud-act', 'en', day)
  seed(fr, 'Un début.\n\nUn milieu.', 'Un\ndébut.\n\n\nUn milieu.')
  seed(fr, 'tags: [law]', 'tags: [law, cloud]\nfeatured: true')
  expect(await states()).toEqual(['cloud-act/en: current'])
})

test('line ends of Windows leave the translation current', async () => {
  seed(fr, 'Un milieu.', '```sh\nls\ncd\n```')
  await acceptArticle('cloud-act', 'en', day)
  writeFiles({ [fr]: readFileSync(fr, 'utf8').replaceAll('\n', '\r\n') })
  expect(await states()).toEqual(['cloud-act/en: current'])
})

test('a change of content leaves the translation behind until it is recorded again', async () => {
  await acceptArticle('cloud-act', 'en', day)
  seed(fr, 'Un milieu.', 'Un autre milieu.')
  expect(await articleTranslations()).toMatchObject([{ state: 'behind', original: fr, follows: { day } }])
  await acceptArticle('cloud-act', 'en', '2026-11-21')
  expect(await articleTranslations()).toMatchObject([{ state: 'current', follows: { day: '2026-11-21' } }])
})

test('finds in the history what has changed since, across other commits', async () => {
  git('init', '-q')
  await acceptArticle('cloud-act', 'en', day)
  commit()
  seed(fr, 'Un milieu.', 'Un autre milieu.')
  commit()
  seed(fr, 'Une fin.', 'Une fin.\n\nUn ajout.')
  commit()
  seed(fr, 'title: La loi', 'title: Une loi')
  expect(await changesSince(fr, versionFollowed(en))).toEqual([
    { removed: ['title: La loi'], added: ['title: Une loi'] },
    { removed: ['Un milieu.'], added: ['Un autre milieu.'] },
    { removed: [], added: ['Un ajout.'] },
  ])
})

test('without a history the changes are unknown', async () => {
  await acceptArticle('cloud-act', 'en', day)
  seed(fr, 'Un milieu.', 'Un autre milieu.')
  expect(await changesSince(fr, versionFollowed(en))).toBeUndefined()
})

test('the original may be English, with French following it', async () => {
  await acceptArticle('cloud-act', 'fr', day)
  expect(await states()).toEqual(['cloud-act/fr: current'])
  seed(en, 'A middle.', 'Another middle.')
  expect(await articleTranslations()).toMatchObject([{ language: 'fr', original: en, state: 'behind' }])
})

test('two languages cannot follow each other', async () => {
  await acceptArticle('cloud-act', 'en', day)
  await expect(acceptArticle('cloud-act', 'fr', day)).rejects.toThrow(`${fr} has no original beside it`)
})

test('an article in one language lacks the other, unless it says that there is only one', async () => {
  rmSync(en)
  expect(await states()).toEqual(['cloud-act/en: missing'])
  seed(fr, 'tags: [law]', 'tags: [law]\nonly: fr')
  expect(await states()).toEqual([])
})

test('a missing translation cannot be recorded', async () => {
  rmSync(en)
  await expect(acceptArticle('cloud-act', 'en', day)).rejects.toThrow(`There is no ${en}.`)
})

test('a translation that still has words of a new article is not recorded', async () => {
  seed(en, 'title: The act', "title: 'To be translated: The act'")
  await expect(acceptArticle('cloud-act', 'en', day)).rejects.toThrow('still has “To be translated:”')
  expect(await states()).toEqual(['cloud-act/en: unrecorded'])
})

test('a translation that is not UTF-8 stays as it is', async () => {
  const bytes = Buffer.from(readFileSync(en, 'utf8').replace('A middle.', 'A café.'), 'latin1')
  writeFiles({ [en]: bytes })
  await expect(acceptArticle('cloud-act', 'en', day)).rejects.toThrow(`${en} cannot be read`)
  expect(readFileSync(en)).toEqual(bytes)
})
