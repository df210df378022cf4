import { readFileSync, statSync } from 'node:fs'
import { inTemporaryProject, writeFiles } from '../../../tests/temporary-project'
import { slimPages } from './slim-pages'

inTemporaryProject()

const css =
  '#___gatsby{top:1px}#elsewhere{top:2px}hr{top:3px}.card{color:red}.other{color:blue}table{margin:0}nav a[aria-current="page"]{top:0}' +
  ':root[data-theme="dark"] .card{color:pink}@keyframes in{to{top:0}}.card{animation:in 1s}'

const page = (text: string) =>
  '<html><head><style data-href="/styles.css" data-identity="gatsby-global-css">' +
  `${css}</style></head><body><div id="___gatsby"><p class="card">${text}</p><hr/></div></body></html>`

const read = (place: string) => readFileSync(`public${place}/index.html`, 'utf8')
const stylesOf = (html: string) => /<style[^>]*>([\s\S]*?)<\/style>/.exec(html)?.[1]

test('a static page keeps the rules of what stands on it, and no attribute for a runtime', async () => {
  writeFiles({ 'public/about/index.html': page('text') })
  await slimPages(['/about'])
  expect(stylesOf(read('/about'))).toBe(
    '#___gatsby{top:1px}hr{top:3px}.card{color:red}:root[data-theme="dark"] .card{color:pink}@keyframes in{to{top:0}}.card{animation:in 1s}',
  )
  expect(read('/about')).toContain('<head><style>')
})

test('other words make no other styles: of two pages, either may be built again alone', async () => {
  writeFiles({ 'public/a/index.html': page('a table, other'), 'public/b/index.html': page('a nav') })
  await slimPages(['/a', '/b'])
  expect(stylesOf(read('/a'))).toBe(stylesOf(read('/b')))
})

test('a rule for a value of an attribute stays where a page has it', async () => {
  writeFiles({ 'public/a/index.html': page('<nav><a href="/" aria-current="page">here</a></nav>') })
  await slimPages(['/a'])
  expect(stylesOf(read('/a'))).toContain('nav a[aria-current="page"]{top:0}')
})

test('a page with state keeps the rules of whatever its scripts may show, and of no other page', async () => {
  writeFiles({
    'public/contact/index.html': page('text'),
    'public/page-data/contact/page-data.json': '{"componentChunkName":"component---src-pages-contact-tsx"}',
    'public/component---src-pages-contact-tsx-0123456789abcdef0123.js': 'n.className="other"',
    'public/component---src-pages-index-tsx-0123456789abcdef0123.js': 'n.id="elsewhere"',
    'public/541-0123456789abcdef0123.js': 'e("table")',
  })
  await slimPages(['/contact'])
  expect(stylesOf(read('/contact'))).toBe(
    css.replace('#elsewhere{top:2px}', '').replace('nav a[aria-current="page"]{top:0}', ''),
  )
  expect(read('/contact')).toContain('<style data-href="/styles.css">')
})

test('the data of a page with state keeps no rules', async () => {
  writeFiles({
    'public/articles/index.html': page('text<template data-runtime=""></template>'),
    'public/page-data/articles/page-data.json':
      '{"componentChunkName":"component---src-templates-article-list-tsx","words":"card other table"}',
  })
  await slimPages(['/articles'])
  expect(read('/articles')).toContain('other table')
  expect(stylesOf(read('/articles'))).not.toMatch(/other|table/)
})

test('a page with state has the data that it starts from, once, and nothing in it ends the script', async () => {
  writeFiles({
    'public/contact/index.html': '<body><template data-runtime=""><i></i></template></body>',
    'public/page-data/contact/page-data.json': '{"path":"/contact","words":"</script>"}',
  })
  await slimPages(['/contact'])
  await slimPages(['/contact'])
  expect(read('/contact')).toBe(
    '<body><template data-runtime=""><script>window.pageData={"path":"/contact","words":"\\u003c/script>"}</script><i></i></template></body>',
  )
})

test('a page of the former build is left as it is', async () => {
  writeFiles({ 'public/about/index.html': page('text') })
  await slimPages(['/about'])
  const [once, written] = [read('/about'), statSync('public/about/index.html').mtimeMs]
  await slimPages(['/about'])
  expect(read('/about')).toBe(once)
  expect(statSync('public/about/index.html').mtimeMs).toBe(written)
})
