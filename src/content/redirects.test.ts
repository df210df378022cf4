import { inTemporaryProject, writeFiles } from '../../tests/support/temporary-project'
import { createRedirects, ownRedirects, type Redirect } from './redirects'

inTemporaryProject()

/** Lists the redirects in the order in which they are matched. */
function made(): [from: string, to: string, status: number][] {
  const redirects: Redirect[] = []
  createRedirects({
    createRedirect: ({ fromPath, toPath, statusCode = 0 }) =>
      redirects.push({ fromPath, toPath, statusCode }),
  })
  return redirects.map(({ fromPath, toPath, statusCode }) => [fromPath, toPath, statusCode])
}

const article = (more = '') =>
  `---\ntitle: A title\nsubtitle: A subtitle\ntags: [law]\npublishedAt: 2026-11-20\n${more}---\n`

const own = ownRedirects.map(({ fromPath, toPath, statusCode }) => [fromPath, toPath, statusCode])

test('without former names, there are only the redirects of pages and of the list of articles', () => {
  expect(own).toEqual(
    expect.arrayContaining([
      ['/api/articles', '/api/articles.json', 200],
      ['/fr/api/articles/:slug/html', '/fr/articles/:slug', 301],
    ]),
  )
  writeFiles({ 'content/redirects.yaml': 'articles:\ntags:\n' })
  expect(made()).toEqual(own)
})

test('every address of a renamed article leads to the present one, in both languages', () => {
  writeFiles({
    'content/redirects.yaml': 'articles:\n  - { from: old, to: new }\n',
    'content/articles/new/en.mdx': article(),
    'content/articles/new/fr.mdx': article(),
  })
  expect(made()).toEqual([
    ['/articles/old', '/articles/new', 301],
    ['/articles/old.md', '/articles/new.md', 301],
    ['/api/articles/old/html', '/articles/new', 301],
    ['/fr/articles/old', '/fr/articles/new', 301],
    ['/fr/articles/old.md', '/fr/articles/new.md', 301],
    ['/fr/api/articles/old/html', '/fr/articles/new', 301],
    ...own,
  ])
})

test('an article that remains in one language leads there from the other, too', () => {
  writeFiles({
    'content/redirects.yaml': 'articles:\n  - { from: old, to: new }\n',
    'content/articles/new/fr.mdx': article(),
  })
  expect(made()).toContainEqual(['/articles/old', '/fr/articles/new', 301])
  expect(made()).toContainEqual(['/fr/articles/old', '/fr/articles/new', 301])
})

test('of an article whose translation was deleted, only the address of that leads to the other language', () => {
  writeFiles({
    'content/redirects.yaml': 'articles:\n  - { from: old, to: old }\n',
    'content/articles/old/fr.mdx': article(),
  })
  expect(made().filter(([from]) => from.endsWith('/articles/old'))).toEqual([
    ['/articles/old', '/fr/articles/old', 301],
  ])
})

test('an article whose translation is a draft again leads to the other language', () => {
  writeFiles({
    'content/redirects.yaml': 'articles:\n  - { from: old, to: new }\n',
    'content/articles/new/en.mdx': article('draft: true\n'),
    'content/articles/new/fr.mdx': article(),
  })
  expect(made()).toContainEqual(['/articles/old', '/fr/articles/new', 301])
})

test('an article without a successor leads to a page', () => {
  writeFiles({ 'content/redirects.yaml': 'articles:\n  - { from: old, to: /articles }\n' })
  expect(made()).toContainEqual(['/articles/old', '/articles', 301])
  expect(made()).toContainEqual(['/fr/articles/old.md', '/fr/articles', 301])
})

test('every page of a renamed tag leads to the same page of the present one', () => {
  writeFiles({
    'content/redirects.yaml': 'tags:\n  - { from: old, to: new }\n  - { from: gone, to: /articles }\n',
  })
  expect(made().slice(0, 4)).toEqual([
    ['/articles/category/old', '/articles/category/new', 301],
    ['/articles/category/old/page/:page', '/articles/category/new/page/:page', 301],
    ['/articles/category/gone', '/articles', 301],
    ['/articles/category/gone/page/:page', '/articles', 301],
  ])
  expect(made()).toContainEqual(['/fr/articles/category/old', '/fr/articles/category/new', 301])
})

test('a file that breaks its schema fails the build and is named', () => {
  writeFiles({ 'content/redirects.yaml': 'articles:\n  - { from: old }\n' })
  expect(made).toThrow(/^content\/redirects\.yaml:2:5: “to” is missing/)
})
