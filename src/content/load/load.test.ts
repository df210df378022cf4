import { env } from 'node:process'
import { inTemporaryProject, writeFiles } from '../../../tests/support/temporary-project'
import { dataFiles } from './data-files'
import { loadArticle } from './load-article'
import { loadData } from './load-data'

inTemporaryProject()

beforeEach(() => {
  env.LC_ALL = 'C'
})

test('problems are in the language of the terminal', () => {
  writeFiles({ 'content/retention.json': '{ "months": 0 }' })
  env.LC_ALL = 'fr_FR.UTF-8'
  expect(() => loadData(dataFiles.retention)).toThrow(
    /^content\/retention\.json:1:3: «\u00a0months\u00a0» doit être 1 ou plus, et non 0\./,
  )
})

const file = 'content/articles/cloud-act/fr.mdx'

test('an article has its slug, its language, its front matter and its body', () => {
  writeFiles({
    [file]:
      '---\ntitle: La loi\nsubtitle: Ce qu’elle dit.\npublishedAt: 2026-11-12\ntags: [law]\n---\n\nTexte.\n',
  })
  expect(loadArticle(file)).toEqual({
    slug: 'cloud-act',
    language: 'fr',
    frontMatter: { title: 'La loi', subtitle: 'Ce qu’elle dit.', publishedAt: '2026-11-12', tags: ['law'] },
    body: '\nTexte.\n',
  })
})

test('an article in a place where none may be is an error', () => {
  writeFiles({ 'content/articles/fr.mdx': '' })
  expect(() => loadArticle('content/articles/fr.mdx')).toThrow(
    /^content\/articles\/fr\.mdx:1:1: An article belongs in /,
  )
})

test('front matter that breaks its schema is an error at its line', () => {
  writeFiles({ [file]: '---\ntitle: La loi\npublishedAt: 2026-02-30\ntags: [law]\n---\n' })
  expect(() => loadArticle(file)).toThrow(
    /^content\/articles\/cloud-act\/fr\.mdx:2:1: .*\ncontent\/articles\/cloud-act\/fr\.mdx:3:1: /,
  )
})
