import { brotliCompressSync } from 'node:zlib'
import { inTemporaryProject, writeFiles } from '../../../../tests/support/temporary-project'
import { parsePage } from '../page'
import { logOf } from './log-of'
import { openLogWriter, placeLog } from './log-writer'
import { pageLoad, scriptsOf } from './page-load'
import { openScales } from './weigh'

inTemporaryProject()

const figures = `- id: web-median-mobile-page
  name: { en: A page, fr: Une page }
  value: 2000
  source: { name: { en: The census, fr: Le recensement }, url: "https://census.example/" }
  day: 2025-07-01
  staleFrom: 2027-01-31
`

/** A page with its log, and two pictures in several sizes. */
const page = (log = '') => `<!DOCTYPE html><html lang="fr"><head>
<link rel="preload" as="font" href="/a.woff2"><script src="/enhance.js"></script></head><body>
<picture><source type="image/avif" srcset="/small.avif 300w, /Sch%C3%A9ma%20(1).avif 600w"><img src="/a.jpg"></picture>
<noscript><p></p></noscript><template><b></b></template>
${'<p>des mots, et encore</p>'.repeat(200)}<p class="log" data-log="">${log}</p></body></html>`

async function build(html: string) {
  writeFiles({
    'content/figures.yaml': figures,
    'public/a.woff2': 'f'.repeat(11_000),
    'public/enhance.js': 'let a',
    'public/small.avif': 's'.repeat(500),
    'public/Schéma (1).avif': 'l'.repeat(3_000),
  })
  const page = await parsePage(html)
  const load = pageLoad(page, scriptsOf(page, '/fr'))
  return {
    load,
    html: await openLogWriter(openScales()).htmlOf(page, {
      address: '/fr',
      file: 'public/fr/index.html',
      load,
    }),
  }
}

test('a page states its weight as sent, log included', async () => {
  const { load, html } = await build(page())
  expect(load).toMatchObject({
    nodes: 211,
    thirdParties: [],
    pictures: [['/small.avif', '/Sch%C3%A9ma%20(1).avif']],
  })
  const bytes = brotliCompressSync(html).length + 11_000 + 5 + 3_000
  const said = (bytes / 1000).toFixed(1).replace('.', ',')
  expect(html).toContain(
    `Cette page\u00a0: ${said}\u00a0ko au plus, images comprises\u00a0· 4\u00a0requêtes\u00a0· 0,0\u00a0ko de script\u00a0· 0\u00a0tiers\u00a0· 0\u00a0cookie. `,
  )
  expect(html).toContain('2\u202f048\u00a0ko (Le recensement, juillet 2025)')
})

test('a page whose form brings scripts says that its size and requests are those before', async () => {
  const { load } = await build(page())
  const weights = {
    html: 9000,
    script: 1700,
    font: 0,
    picture: 0,
    total: 41_700,
    allScript: 148_200,
    requests: 4,
  }
  const log = logOf('en', weights, load)
  expect(log).toContain('This page, before its form is used: 41.7\u00a0KB\u00a0· 4\u00a0requests')
})

test('spaces after a log add to the weight of a page, although it is compressed', async () => {
  const write = placeLog(await parsePage(page()))
  const weight = (spaces: number) => brotliCompressSync(write?.('', spaces) ?? '').length
  const sizes = new Set(Array.from({ length: 100 }, (_, spaces) => weight(spaces)))
  expect(sizes.size).toBeGreaterThan(10)
})

test('every log of a page is written, with two lines to one scale', async () => {
  const log = '<p class="log" data-log=""></p>'
  const { html } = await build(page().replace('</body>', `<main>${log}</main></body>`))
  const said = [...html.matchAll(/Cette page.: (\S+)\s+ko/g)].map(([, size = '']) => size.replace(',', '.'))
  expect(said).toHaveLength(2)
  expect([...html.matchAll(/d="M0 6h([\d.]+)"/g)].map(([, length]) => length)).toEqual([
    said[0],
    '2048',
    said[0],
    '2048',
  ])
  expect(said[0]).toBe(said[1])
})

test('a page of the former build comes to the same bytes', async () => {
  const first = await build(page())
  expect((await build(first.html)).html).toBe(first.html)
  expect((await build(page('an older log'))).html).toBe(first.html)
})
