import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { inTemporaryProject, writeFiles } from '../../../tests/support/temporary-project'
import { openScales } from './log/weigh'
import { postprocessPages } from './postprocess-pages'

inTemporaryProject()

const css =
  '#___gatsby{top:1px}#elsewhere{top:2px}hr{top:3px}.card{color:red}.other{color:blue}table{margin:0}nav a[aria-current="page"]{top:0}' +
  ':root[data-theme="dark"] .card{color:pink}@keyframes in{to{top:0}}.card{animation:in 1s}'

const page = (text: string) =>
  '<html><head><style data-href="/styles.css" data-identity="gatsby-global-css"></style></head>' +
  `<body><div id="___gatsby"><p class="card">${text}</p><hr/></div></body></html>`

beforeEach(() => writeFiles({ 'public/styles.css': css }))

const postprocess = (...pages: string[]) => postprocessPages(pages, openScales())
const read = (place: string) => readFileSync(`public${place}/index.html`, 'utf8')
const stylesOf = (html: string) => /<style[^>]*>([\s\S]*?)<\/style>/.exec(html)?.[1]

test('a static page keeps the rules of its elements, and loses attributes for the runtime', async () => {
  writeFiles({ 'public/about/index.html': page('text') })
  await postprocess('/about')
  expect(stylesOf(read('/about'))).toBe(
    '#___gatsby{top:1px}hr{top:3px}.card{color:red}:root[data-theme="dark"] .card{color:pink}@keyframes in{to{top:0}}.card{animation:in 1s}',
  )
  expect(read('/about')).toContain('<head><style>')
})

test('other words do not change the styles, so that pages can be rebuilt one at a time', async () => {
  writeFiles({ 'public/a/index.html': page('a table, other'), 'public/b/index.html': page('a nav') })
  await postprocess('/a', '/b')
  expect(stylesOf(read('/a'))).toBe(stylesOf(read('/b')))
})

test("a rule for an attribute's value stays if a page has it", async () => {
  writeFiles({ 'public/a/index.html': page('<nav><a href="/" aria-current="page">here</a></nav>') })
  await postprocess('/a')
  expect(stylesOf(read('/a'))).toContain('nav a[aria-current="page"]{top:0}')
})

test('a hydrated page keeps the rules of whatever its own scripts may show', async () => {
  writeFiles({
    'public/contact/index.html': page(
      'text<template data-runtime=""><script src="/541-0123456789abcdef0123.js"></script></template>',
    ),
    'public/page-data/contact/page-data.json': '{"componentChunkName":"component---src-pages-contact-tsx"}',
    'public/webpack.stats.json': JSON.stringify({
      assetsByChunkName: {
        'component---src-pages-contact-tsx': ['component---src-pages-contact-tsx-0123456789abcdef0123.js'],
      },
    }),
    'public/component---src-pages-contact-tsx-0123456789abcdef0123.js': 'n.className="other",t(7)',
    'public/component---src-pages-index-tsx-0123456789abcdef0123.js': 'n.id="elsewhere"',
    // Another page's module is in the same chunk.
    'public/541-0123456789abcdef0123.js':
      '"use strict";(self.w=self.w||[]).push([[541],{7:(n,e,t)=>{t(9)},8:n=>{n.id="elsewhere"},9:(n,e)=>{e("table")}}])',
  })
  await postprocess('/contact')
  expect(stylesOf(read('/contact'))).toBe(
    css.replace('#elsewhere{top:2px}', '').replace('nav a[aria-current="page"]{top:0}', ''),
  )
  expect(read('/contact')).toContain('<style data-href="/styles.css">')
})

test('words in the data of a hydrated page keep no rules', async () => {
  writeFiles({
    'public/articles/index.html': page('text<template data-runtime=""></template>'),
    'public/page-data/articles/page-data.json':
      '{"componentChunkName":"component---src-templates-article-list-tsx","words":"card other table"}',
  })
  await postprocess('/articles')
  expect(read('/articles')).toContain('other table')
  expect(stylesOf(read('/articles'))).not.toMatch(/other|table/)
})

test('a hydrated page has all its data, once, in its only inline script, and nothing in them ends that', async () => {
  const scripts = '<!-- -->\n<script>a=1</script><i></i><script>b=1;</script>'
  writeFiles({
    'public/contact/index.html': `<html><head></head><body><template data-runtime="">${scripts}</template></body></html>`,
    'public/page-data/contact/page-data.json':
      '{"path":"/contact","words":"</script> &nbsp;","staticQueryHashes":["12","34"]}',
    'public/page-data/sq/d/12.json': '{"data":{"brand":"Ours</script>"}}',
    'public/page-data/sq/d/34.json': '{"data":{"year":2026}}',
  })
  await postprocess('/contact')
  await postprocess('/contact')
  expect(/<template[^>]*>(.*)<\/template>/.exec(read('/contact'))?.[1]).toBe(
    '<script>window.pageData={"path":"/contact","words":"\\u003c/script> \\u0026nbsp;","staticQueryHashes":[]};' +
      'window.staticQueries={"12":{"data":{"brand":"Ours\\u003c/script>"}},"34":{"data":{"year":2026}}};' +
      'a=1;b=1;</script><i></i>',
  )
})

test('removes what only Gatsby’s runtime reads from pages without it', async () => {
  const html =
    '<html data-original-tag="html"><head><meta http-equiv="x-ua-compatible" content="ie=edge"><title data-gatsby-head="true">A</title></head>' +
    '<body><div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"></div><div id="gatsby-announcer"></div></body></html>'
  const data = {
    'public/page-data/contact/page-data.json': '{"componentChunkName":"component---src-pages-contact-tsx"}',
  }
  writeFiles({ 'public/about/index.html': html, 'public/contact/index.html': html, ...data })
  await postprocess('/about', '/contact')
  const wrapper = '<div tabindex="-1" id="gatsby-focus-wrapper"></div>'
  expect(read('/about')).toBe(`<html><head><title>A</title></head><body>${wrapper}</body></html>`)
  expect(read('/contact')).toBe(
    `<html data-original-tag="html"><head><title data-gatsby-head="true">A</title></head><body>${wrapper}<div id="gatsby-announcer"></div></body></html>`,
  )
})

test('a hydrated page does not list the scripts of all others', async () => {
  const mapping =
    '<script id="gatsby-chunk-mapping">window.___chunkMapping="{\\"app\\":[\\"/app.js\\"]}"</script>'
  writeFiles({
    'public/contact/index.html': `<html><body><template data-runtime="">${mapping}</template></body></html>`,
    'public/page-data/contact/page-data.json': '{}',
  })
  await postprocess('/contact')
  expect(read('/contact')).not.toContain('___chunkMapping')
})

test('a no-break space stays one character, and its name in a text a name', async () => {
  writeFiles({ 'public/about/index.html': page('« Tarifs\u00a0»\u00a0: &amp;nbsp;') })
  await postprocess('/about')
  expect(read('/about')).toContain('« Tarifs\u00a0»\u00a0: &amp;nbsp;')
})

test('a page of the former build stays unchanged', async () => {
  writeFiles({ 'public/about/index.html': page('text') })
  await postprocess('/about')
  const [once, written] = [read('/about'), statSync('public/about/index.html').mtimeMs]
  await postprocess('/about')
  expect(read('/about')).toBe(once)
  expect(statSync('public/about/index.html').mtimeMs).toBe(written)
})

test('a policy names the inline code of its page, as it is served, and no data', async () => {
  writeFiles({
    'public/about/index.html':
      '<html><body><p style="top:0">a</p><script async>let a = "é" &amp;&amp; 1</script><script src="/a.js"></script>' +
      '<script type="application/ld+json">{}</script><template><script type="module">b()\n</script></template></body></html>',
    'public/a.js': '',
  })
  await postprocess('/about')
  const policies: Record<string, string> = JSON.parse(readFileSync('.cache/policies.json', 'utf8'))
  const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`
  expect(policies['public/about/index.html']?.split('; ')).toContain(
    `script-src 'self' ${hash('let a = "é" &amp;&amp; 1')} ${hash('b()\n')}`,
  )
  expect(policies['public/about/index.html']?.split('; ')).toContain("style-src 'none'")
})
