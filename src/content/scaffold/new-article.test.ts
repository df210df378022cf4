import { existsSync, readFileSync } from 'node:fs'
import { writeCleanProject } from '../../../tests/check/clean-project'
import { inTemporaryProject } from '../../../tests/support/temporary-project'
import { buildDay } from '../../settings/clock'
import { runCheck } from '../check/run-check'
import { formatProblem } from '../messages/problem'
import { newArticle, slugOfTitle } from './new-article'

inTemporaryProject()
beforeEach(writeCleanProject)

test.each([
  ['Le Cloud Act', 'le-cloud-act'],
  ['Où vont vos données ? L’œuvre d’un été', 'ou-vont-vos-donnees-l-oeuvre-d-un-ete'],
  ['RGPD : 72 h chrono !', 'rgpd-72-h-chrono'],
  ['Cæsium, Straße', 'caesium-strasse'],
  ['mot '.repeat(30), `${'mot-'.repeat(14)}mot`],
  ['x'.repeat(70), 'x'.repeat(60)],
  ['?!', ''],
])('the address of %j is %s', (title, slug) => {
  expect(slugOfTitle(title)).toBe(slug)
})

test.each([
  'Un titre',
  'Qui a la clé : vous ?',
  'Les « guillemets » et "les autres"',
  "L'apostrophe, 50 % et {accolades} <signes>",
  'x'.repeat(90),
  `${'x'.repeat(71)} y`,
])('both files pass the check: %s', async (title) => {
  const files = newArticle({ title })
  const slug = slugOfTitle(title)
  expect(files).toEqual([`content/articles/${slug}/fr.mdx`, `content/articles/${slug}/en.mdx`])
  expect((await runCheck()).problems.map((problem) => formatProblem(problem, 'en'))).toEqual([])
})

test('the article is a draft of today, with the given tags', () => {
  const [french = ''] = newArticle({ title: 'Un titre', slug: 'autre', tags: ['cloud'] })
  expect(french).toBe('content/articles/autre/fr.mdx')
  const text = readFileSync(french, 'utf8')
  for (const line of ['title: "Un titre"', `publishedAt: ${buildDay()}`, 'tags: [cloud]', 'draft: true'])
    expect(text).toContain(`\n${line}\n`)
})

test('without tags, it has the first one', () => {
  const [french = ''] = newArticle({ title: 'Un titre' })
  expect(readFileSync(french, 'utf8')).toContain('\ntags: [law]\n')
})

test.each([
  [
    { title: 'Le RGPD', slug: 'rgpd' },
    'content/articles/rgpd already exists; choose another title, or write --slug.',
  ],
  [{ title: ' ' }, 'Give the title: npm run new:article -- "Le titre"'],
  [{ title: 'x'.repeat(91) }, '“title” has 91 characters; at most 90 are allowed.'],
  [{ title: '?!' }, '“” cannot be an address; write --slug with lower-case words joined by hyphens.'],
  [
    { title: 'A', slug: 'page' },
    '“page” cannot be an address; write --slug with lower-case words joined by hyphens.',
  ],
  [
    { title: 'A', slug: '../a' },
    '“../a” cannot be an address; write --slug with lower-case words joined by hyphens.',
  ],
  [{ title: 'A', tags: Array(6).fill('law') }, '“tags” has 6 entries; at most 5 are allowed.'],
  [{ title: 'A', tags: ['clod'] }, 'There is no tag “clod” in content/tags.yaml; did you mean “cloud”?'],
])('%j is rejected, and nothing is written', (wrong, message) => {
  const before = readFileSync('content/articles/rgpd/fr.mdx', 'utf8')
  expect(() => newArticle(wrong)).toThrow(message)
  expect(readFileSync('content/articles/rgpd/fr.mdx', 'utf8')).toBe(before)
  expect(existsSync('content/articles/a')).toBe(false)
})
