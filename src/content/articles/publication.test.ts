import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { env } from 'node:process'
import { isShown, publicationOf } from './publication'

beforeEach(() => {
  env.SOURCE_DATE_EPOCH = String(Date.parse('2026-11-20T12:00:00Z') / 1000)
  env.NODE_ENV = 'production'
  delete env.PREVIEW
})

test.each([
  ['of an earlier day', { publishedAt: '2026-11-19' }, 'published'],
  ['of the build’s day', { publishedAt: '2026-11-20' }, 'published'],
  ['of a later day', { publishedAt: '2026-11-21' }, 'scheduled'],
  ['that is no draft any more', { publishedAt: '2026-11-20', draft: false }, 'published'],
  ['that is a draft of an earlier day', { publishedAt: '2026-11-19', draft: true }, 'draft'],
  ['that is a draft of a later day', { publishedAt: '2026-11-21', draft: true }, 'draft'],
] as const)('an article %s', (_, article, expected) => {
  expect(publicationOf(article)).toBe(expected)
  expect(isShown(article)).toBe(expected === 'published')
})

test.each([
  ['a preview', 'PREVIEW', '1'],
  ['the development server', 'NODE_ENV', 'development'],
])('%s shows unpublished articles, and still tells them apart', (_, name, value) => {
  env[name] = value
  const draft = { publishedAt: '2026-11-19', draft: true }
  const scheduled = { publishedAt: '2026-11-21' }
  expect([isShown(draft), isShown(scheduled)]).toEqual([true, true])
  expect([publicationOf(draft), publicationOf(scheduled)]).toEqual(['draft', 'scheduled'])
})

test.each(['0', '', 'true'])('PREVIEW=“%s” is not a preview', (value) => {
  env.PREVIEW = value
  expect(isShown({ publishedAt: '2026-11-21' })).toBe(false)
})

test('a query for all articles returns those that are shown', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  const sources = files
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join('src', file), 'utf8'))
  const queries = sources.flatMap((source) => source.match(/\ballArticle\s*[({][\s\S]{0,100}/g) ?? [])
  expect(queries.length).toBeGreaterThan(0)
  for (const query of queries) expect(query).toContain('published: { eq: true')
})
