import { readdirSync } from 'node:fs'
// Needs no browser.
import { test } from '@playwright/test'
import { isShown } from '../../src/content/articles/publication'
import { isHydrated } from '../../src/site/hydrated-pages'
import { otherLanguage, splitPath } from '../../src/site/languages'
import { readArticles } from '../fixtures/read-articles'
import { all, alternates, type BuiltPage, links, said, sites, sourcesIn } from './built-site'
import { at, expect, languages } from './site'

const attribute = (html: string, tag: RegExp, name: string) =>
  all(html, tag).map((found) => new RegExp(`${name}="([^"]*)"`).exec(found)?.[1] ?? '')

for (const site of sites) {
  const { articles, content, dangling, listedPages, origin, ownAddress, pageAt, pages, preview, sentBytes } =
    site

  test.describe(site.folder, () => {
    test('every page of both languages was built', () => {
      const files = readdirSync('src/pages', { recursive: true, encoding: 'utf8' })
      const places = files
        .filter((file) => file.endsWith('.tsx'))
        .map((file) => `/${file.replace(/(^|\/)index\.tsx$|\.tsx$/, '')}`)
      const written = languages.flatMap((language) => [
        ...places.map((place) => at(place, language)),
        ...readArticles(content, language)
          .filter((article) => preview || isShown(article))
          .map(({ slug }) => at(`/articles/${slug}`, language)),
      ])
      expect(pages.map(({ address }) => address)).toEqual(expect.arrayContaining(written))
    })

    test('all links of a service page to an estimate begin with the same offer', () => {
      const services = pages.filter(({ address }) => /\/services\/./.test(address))
      expect(services).not.toHaveLength(0)
      for (const { address, html } of services) {
        const main = html.slice(html.indexOf('<main'))
        const estimates = new Set(all(main, /href="([^"]*\/estimate[^"]*)"/g))
        expect([...estimates], address).toEqual([expect.stringMatching(/\?[\w-]+=1$/)])
      }
    })

    test('a static page has no framework script, and preloads nothing but fonts', () => {
      const reading = pages.filter(({ address }) => !isHydrated(address))
      expect(reading).not.toHaveLength(0)
      for (const { address, html } of reading) {
        expect(all(html, /<script[^>]*src="([^"]*)"/g), address).toEqual([
          expect.stringMatching(/^\/enhance-\w+\.js$/),
        ])
        // Data blocks are not scripts: no browser runs them.
        const inline = all(
          html,
          /<script(?![^>]*src=)(?![^>]*type="(?:application\/ld\+json|speculationrules)")[^>]*>([\s\S]*?)<\/script>/g,
        )
        expect(inline.length, `${address}: inline scripts`).toBe(1)
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
      const sizes = pages.map(({ address }) => sentBytes(address)).sort((a, b) => a - b)
      expect(sizes[Math.floor(sizes.length * 0.95)]).toBeLessThanOrEqual(14_000)
    })

    test('has no inline styles, so that a strict Content-Security-Policy is possible', () => {
      for (const { address, html } of pages) expect(html, address).not.toMatch(/<[a-z][^>]*\sstyle="/)
    })

    test('each page has one title, description and h1, names its language, and shares none of them', () => {
      const seen = new Map<string, string>()
      const alone = (what: string, { address, language }: BuiltPage) => {
        const key = `${language} ${what}`
        expect(seen.get(key), `${address}: “${what}” as another page`).toBeUndefined()
        seen.set(key, address)
      }
      for (const page of pages) {
        const { address, html, head, language, listed } = page
        const titles = all(head, /<title[^>]*>([^<]+)<\/title>/g)
        const descriptions = said(page, 'description')
        expect(
          {
            language: html.includes(`<html lang="${language}"`),
            titles,
            descriptions,
            h1: all(html, /(<h1)[\s>]/g),
          },
          address,
        ).toEqual({
          language: true,
          titles: [expect.anything()],
          descriptions: [expect.stringMatching(/./)],
          h1: ['<h1'],
        })
        if (!listed) continue
        alone(titles[0] ?? '', page)
        alone(descriptions[0] ?? '', page)
      }
    })

    test('search results have room for the description of each page but articles, whose subtitles may be longer', () => {
      const long = listedPages.flatMap((page) => {
        const [description = ''] = said(page, 'description')
        return articles.includes(page) || description.length <= 160 ? [] : [`${page.address}: ${description}`]
      })
      expect(long).toEqual([])
    })

    test('each table has a name, and each header says whether it is of a column, a row or a group of these', () => {
      const errors: string[] = []
      for (const { address, html } of pages)
        for (const table of all(html, /(<table[\s\S]*?<\/table>)/g)) {
          const named = /<table[^>]*\saria-label(ledby)?="[^"]+"|<caption/.test(table)
          const unscoped = all(table, /(<th(?![^>]*\sscope="(?:col|row)(?:group)?"|e)[^>]*>)/g)
          if (!named || unscoped.length > 0) errors.push(`${address}: ${table.slice(0, 120)}`)
        }
      expect(errors).toEqual([])
    })

    test('each page for search engines names its one address; all others ask not to be indexed', () => {
      for (const page of pages) {
        const { address, listed } = page
        const named = links(page).flatMap(({ rel, href }) => (rel === 'canonical' ? [href] : []))
        const own = listed ? [`${origin}${address}`] : []
        expect(
          { named, robots: said(page, 'robots'), shared: listed ? said(page, 'og:url') : [] },
          address,
        ).toEqual({ named: own, robots: listed && !preview ? [] : ['noindex'], shared: own })
      }
    })

    test('a page in two languages names both and the default, and they name it; a page in one names none', () => {
      for (const page of listedPages) {
        const { address } = page
        const twin = pageAt(at(splitPath(address).path, otherLanguage(page.language)))
        const named = alternates(page)
        if (!twin) {
          expect([...named], address).toEqual([])
          continue
        }
        const addresses = { [page.language]: page.canonical, [twin.language]: twin.canonical }
        const expected = { ...addresses, 'x-default': addresses.en }
        expect([named, alternates(twin)].map(Object.fromEntries), address).toEqual([expected, expected])
      }
    })

    test('every page can be shared: title, description, picture with its size and alternative text', () => {
      for (const page of listedPages) {
        const { address, language } = page
        // One assertion for all, as each costs Playwright some milliseconds.
        expect(
          {
            title: said(page, 'og:title'),
            description: said(page, 'og:description'),
            locale: said(page, 'og:locale'),
            card: said(page, 'twitter:card'),
            size: [...said(page, 'og:image:width'), ...said(page, 'og:image:height')],
            alt: said(page, 'og:image:alt'),
            missing: said(page, 'og:image').map((image) => dangling(image, address)),
          },
          address,
        ).toEqual({
          title: [expect.stringMatching(/.{3}/)],
          description: said(page, 'description'),
          locale: [language === 'fr' ? 'fr_FR' : 'en_GB'],
          card: ['summary_large_image'],
          size: ['1200', '630'],
          alt: [expect.stringMatching(/.{6}/)],
          missing: [undefined],
        })
      }
    })

    test('every internal link leads to a page, every anchor exists', () => {
      const errors: string[] = []
      for (const { address, html } of pages) {
        const references = [
          ...all(html, /\s(?:href|action|src)="([^"]*)"/g),
          ...all(html, /\s(?:image)?srcset="([^"]*)"/gi).flatMap(sourcesIn),
        ]
        for (const reference of references) {
          const error = dangling(reference, address)
          if (error) errors.push(error)
        }
      }
      expect(errors).toEqual([])
    })

    test('both languages of a page have the same sections, figures, tables, and links', () => {
      const parts = ['<section', '<h2', '<h3', '<figure', '<table', '<li', '<form'] as const
      // The numbers of articles differ if one exists in one language only: lists are not compared.
      const compared = listedPages.filter(
        ({ address, language }) => language === 'en' && !/^\/articles($|\/(page|category)\/)/.test(address),
      )
      const errors: string[] = []
      for (const { address, html } of compared) {
        const twin = pageAt(at(address, 'fr'))
        if (!twin) continue
        for (const part of parts) {
          const [here, there] = [html, twin.html].map((text) => text.split(part).length - 1)
          if (here !== there) errors.push(`${address}: ${here} × ${part}>, in French ${there}`)
        }
        // The oldest and the newest article of a language have one neighbour less than the others; an outdated
        // translation links to its original.
        const own = (text: string) =>
          all(
            text.replace(/<p [^>]*role="note">[\s\S]*?<\/p>/g, ''),
            /<a (?![^>]*rel="(?:prev|next)")[^>]*href="([^"]*)"/g,
          ).filter((href) => ownAddress(href)).length
        if (own(html) !== own(twin.html))
          errors.push(`${address}: ${own(html)} links, in French ${own(twin.html)}`)
      }
      expect(errors).toEqual([])
    })

    test('no page loads anything from another origin', () => {
      for (const { address, html } of pages) {
        const loaded = [
          ...all(html, /<(?:script|img|iframe|source)[^>]*\ssrc(?:set)?="([^"]*)"/g),
          ...attribute(html, /(<link[^>]*rel="(?:stylesheet|preload|icon|manifest)"[^>]*>)/g, 'href'),
        ]
        expect(
          loaded.filter((url) => /^(https?:)?\/\//.test(url)),
          address,
        ).toEqual([])
      }
    })
  })
}
