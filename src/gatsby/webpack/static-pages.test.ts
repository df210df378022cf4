import path from 'node:path'
import { inTemporaryProject, writeFiles } from '../../../tests/support/temporary-project'
import { staticPages } from './static-pages'

inTemporaryProject()

const files = [
  'pages/index',
  'pages/contact',
  'templates/article-list',
  'templates/article',
  'templates/styleguide',
]
beforeEach(() => writeFiles(Object.fromEntries(files.map((file) => [`src/${file}.tsx`, '']))))

const pages = [
  { path: '/', component: 'src/pages/index.tsx' },
  { path: '/fr', component: path.resolve('src/pages/index.tsx') },
  { path: '/fr/contact', component: 'src/pages/contact.tsx' },
  { path: '/articles/page/2', component: 'src/templates/article-list.tsx' },
  { path: '/articles/one', component: 'src/templates/article.tsx?__contentFilePath=one.mdx' },
]

test('a component stays in the browser’s bundle if any of its pages is hydrated', () => {
  const aliases = staticPages(pages)
  const replaced = Object.keys(aliases).map((file) => path.basename(file))
  expect(replaced).toEqual(['index.tsx', 'article.tsx', 'styleguide.tsx'])
  expect(new Set(Object.values(aliases)).size).toBe(1)
})

test('a static page that only a preview has changes nothing', () => {
  const styleguide = { path: '/styleguide', component: 'src/templates/styleguide.tsx' }
  expect(staticPages([...pages, styleguide])).toEqual(staticPages(pages))
})
