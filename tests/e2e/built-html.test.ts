import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { isHydrated } from '../../src/site/hydrated-pages'
import { builtPages } from './pages'
import { expect, test } from './site'

const pages = builtPages().map((address) => ({
  address,
  html: readFileSync(`dist/public${address === '/' ? '' : address}/index.html`, 'utf8'),
}))

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found = '']) => found)
const attribute = (html: string, tag: RegExp, name: string) =>
  all(html, tag).map((found) => new RegExp(`${name}="([^"]*)"`).exec(found)?.[1] ?? '')

test('every page of both languages was built', () => {
  expect(pages.length).toBeGreaterThan(80)
  expect(pages.filter(({ address }) => address.startsWith('/fr')).length).toBeGreaterThan(40)
})

test('a reading page carries no framework script, and preloads nothing but fonts', () => {
  const reading = pages.filter(({ address }) => !isHydrated(address))
  expect(reading.length).toBeGreaterThan(60)
  for (const { address, html } of reading) {
    expect(all(html, /<script[^>]*src="([^"]*)"/g), address).toEqual([
      expect.stringMatching(/^\/enhance-\w+\.js$/),
    ])
    expect(
      all(html, /<script(?![^>]*src=)[^>]*>([\s\S]*?)<\/script>/g).length,
      `${address}: inline scripts`,
    ).toBe(1)
    expect(html, address).not.toContain('___gatsby_')
    expect(
      attribute(html, /(<link[^>]*rel="(?:preload|modulepreload|prefetch)"[^>]*>)/g, 'as').every(
        (as) => as === 'font',
      ),
      address,
    ).toBe(true)
  }
})

test('HTML with its CSS is at most 14 KB, brotli, at the 95th percentile', () => {
  const sizes = pages.map(({ html }) => brotliCompressSync(html).length).sort((a, b) => a - b)
  expect(sizes[Math.floor(sizes.length * 0.95)]).toBeLessThanOrEqual(14_000)
})

test('nothing is styled inline, so that a strict Content-Security-Policy can hold', () => {
  for (const { address, html } of pages) expect(html, address).not.toMatch(/<[a-z][^>]*\sstyle="/)
})

test('each page has one title, description and h1, and says its language', () => {
  const seen = new Map<string, string>()
  for (const { address, html } of pages) {
    const language = address === '/fr' || address.startsWith('/fr/') ? 'fr' : 'en'
    expect(html, address).toContain(`<html lang="${language}"`)
    expect(all(html, /<title[^>]*>([^<]+)<\/title>/g).length, `${address}: titles`).toBe(1)
    const [description = ''] = all(html, /<meta name="description" content="([^"]*)"/g)
    expect(description.length, `${address}: description`).toBeGreaterThan(30)
    expect(all(html, /(<h1)[\s>]/g).length, `${address}: h1`).toBe(1)
    if (!html.includes('content="noindex"')) {
      expect(seen.get(description), `${address}: same description as another page`).toBeUndefined()
      seen.set(description, address)
    }
  }
})

test('alternates are reciprocal, and lead to pages that exist', () => {
  const alternatesOf = new Map(
    pages.map(({ address, html }) => [
      address,
      new Map(
        all(html, /(<link rel="alternate"[^>]*>)/g).map((tag) => [
          /hrefLang="([^"]*)"/i.exec(tag)?.[1] ?? '',
          /href="https:\/\/[^/"]*([^"]*)"/.exec(tag)?.[1] || '/',
        ]),
      ),
    ]),
  )
  let checked = 0
  for (const [address, alternates] of alternatesOf) {
    for (const other of alternates.values()) {
      const back = alternatesOf.get(other)
      expect(back, `${address} names ${other}`).toBeDefined()
      expect([...(back?.values() ?? [])], `${other} names ${address}`).toContain(address)
      checked++
    }
  }
  expect(checked).toBeGreaterThan(100)
})

test('every internal link and anchor leads somewhere', () => {
  const byAddress = new Map(pages.map(({ address, html }) => [address, html]))
  const { files }: { files: Record<string, unknown> } = JSON.parse(readFileSync('dist/routes.json', 'utf8'))
  const dangling: string[] = []
  let checked = 0
  for (const { address, html } of pages) {
    const links = [...all(html, /\shref="([^"]*)"/g), ...all(html, /\ssrc="([^"]*)"/g)]
    for (const link of links) {
      if (/^(https?:|mailto:|tel:|data:)/.test(link)) continue
      const { pathname, hash } = new URL(link, `http://site${address}`)
      checked++
      if (!files[pathname]) dangling.push(`${address} → ${link}`)
      const target = byAddress.get(pathname)
      const anchor = decodeURIComponent(hash.slice(1))
      if (anchor && target && !target.includes(`id="${anchor}"`))
        dangling.push(`${address} → ${link} (no such anchor)`)
    }
  }
  expect(checked).toBeGreaterThan(3000)
  expect(dangling).toEqual([])
})

test('no page loads anything from another origin', () => {
  for (const { address, html } of pages) {
    const loaded = [
      ...all(html, /<(?:script|img|iframe|source)[^>]*\ssrc(?:set)?="([^"]*)"/g),
      ...attribute(html, /(<link[^>]*rel="(?:stylesheet|preload|icon)"[^>]*>)/g, 'href'),
    ]
    expect(
      loaded.filter((url) => /^(https?:)?\/\//.test(url)),
      address,
    ).toEqual([])
  }
})
