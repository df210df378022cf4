import path from 'node:path'
import { staticPages } from './static-pages'

test('a component stays in the browser’s bundle if any of its pages is hydrated', () => {
  const aliases = staticPages([
    { path: '/', component: 'src/pages/index.tsx' },
    { path: '/fr', component: path.resolve('src/pages/index.tsx') },
    { path: '/fr/contact', component: 'src/pages/contact.tsx' },
    { path: '/articles/page/2', component: 'src/templates/article-list.tsx' },
    { path: '/articles/one', component: 'src/templates/article.tsx?__contentFilePath=one.mdx' },
  ])
  expect(Object.keys(aliases).map((file) => path.basename(file))).toEqual(['index.tsx', 'article.tsx'])
  expect(new Set(Object.values(aliases)).size).toBe(1)
})
