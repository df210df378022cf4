// Needs no browser.
import { test } from '@playwright/test'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import sharp from 'sharp'
import { buildDay } from '../../src/settings/clock'
import { isHydrated } from '../../src/site/hydrated-pages'
import type { Language } from '../../src/site/languages'
import { all, alternates, type BuiltPage, links, plain, said, sites, sourcesIn } from './built-site'
import { at, expect, languages } from './site'

/** Articles in a feed. */
const entriesOfFeed = 30

function parse(xml: string) {
  expect(XMLValidator.validate(xml)).toBe(true)
  return new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '',
    isArray: (name) => ['item', 'entry', 'url', 'xhtml:link', 'link'].includes(name),
  }).parse(xml)
}

/** Headings of the page around an article. */
const ofPage = ['contents', 'related']
const changed = (page: BuiltPage) => said(page, 'article:modified_time')[0] ?? published(page)
const published = (page: BuiltPage) => said(page, 'article:published_time')[0] ?? ''

/** Files that nothing on the site references by name, with the reason. */
const unreferenced = [
  /^\/(fr\/)?styleguide$/, // only in previews, for developers
  /^\/(fr\/)?404(\.html)?$/, // responses for missing pages
  /^\/(fr\/)?contact\/[a-z-]+$/, // responses of the form without JavaScript
  /^\/(fr\/)?api\//, // requested by the list's script; the address of the spec
  /^\/styles\.\w+\.css$/, // Gatsby inlines it in every page, and writes it as well
  /^\/page-data\//, // Gatsby's runtime computes their addresses
  /^\/(robots\.txt|favicon\.ico|\.well-known\/security\.txt|(fr\/)?llms\.txt)$/, // requested by convention
  /^\/(webpack\.stats\.json|chunk-map\.json|~partytown\/.*|_gatsby\/.*)$/, // Gatsby's own
]

for (const site of sites) {
  const { articles, dangling, files, listedPages, origin, ownAddress, pageAt, pages, preview, read } = site

  test.describe(site.folder, () => {
    const text = (address: string) => read(address).toString()
    const articlesIn = (language: Language) => articles.filter((page) => page.language === language)

    test.describe('sitemap.xml', () => {
      type Url = { loc: string; lastmod?: string; 'xhtml:link'?: { hreflang: string; href: string }[] }
      const urls: Url[] = parse(text('/sitemap.xml')).urlset.url

      test('names every page for search engines, and no other', () => {
        expect(urls.map(({ loc }) => loc).sort()).toEqual(
          listedPages.map(({ canonical }) => canonical).sort(),
        )
      })

      test('gives each page the languages of the page itself, and each article the day of its last change', () => {
        for (const page of listedPages) {
          const url = urls.find(({ loc }) => loc === page.canonical)
          const named = (url?.['xhtml:link'] ?? []).map(({ hreflang, href }) => [hreflang, href])
          expect([named, url?.lastmod ?? ''], page.address).toEqual([[...alternates(page)], changed(page)])
        }
      })
    })

    test('robots.txt allows everything and names the sitemap, but of a preview nothing', () => {
      const robots = text('/robots.txt')
      if (preview) return expect(robots).toMatch(/^Disallow: \/$/m)
      expect(robots).not.toMatch(/^Disallow: \//m)
      const [sitemap = ''] = all(robots, /^Sitemap: (.*)$/gm)
      expect(dangling(sitemap, '/robots.txt')).toBeUndefined()
    })

    test('security.txt names an address, and expires within a year of its build', () => {
      const security = text('/.well-known/security.txt')
      const field = (name: string) => all(security, new RegExp(`^${name}: (.*)$`, 'gm'))
      expect(field('Canonical')).toEqual([`${origin}/.well-known/security.txt`])
      expect(field('Contact').length).toBeGreaterThan(0)
      for (const contact of field('Contact')) expect(dangling(contact, '/')).toBeUndefined()
      expect(field('Preferred-Languages')).toEqual(['en, fr'])
      const [expires = ''] = field('Expires')
      expect(Date.parse(expires)).toBeLessThan(Date.parse(buildDay()) + 365 * 24 * 3600_000)
    })

    for (const language of languages) {
      test.describe(`in ${language}`, () => {
        const home = `${origin}${at('/articles', language)}`
        const addresses = articlesIn(language)
          .sort((a, b) => (`${published(a)} ${a.address}` < `${published(b)} ${b.address}` ? 1 : -1))
          .map(({ canonical }) => canonical)

        const newest = addresses.slice(0, entriesOfFeed)

        /** Reads each kind of feed into one shape. */
        const feeds = {
          'rss.xml': () => {
            const { channel } = parse(text(at('/articles/rss.xml', language))).rss
            return {
              self: channel['atom:link'].href,
              home: channel.link[0] ?? channel.link,
              language: channel.language,
              ids: channel.item.map(({ guid }: { guid: { '#text': string } }) => guid['#text']),
              links: channel.item.map(({ link }: { link: string[] }) => link[0] ?? ''),
              days: channel.item.map(({ pubDate }: { pubDate: string }) => new Date(pubDate).toISOString()),
              texts: channel.item.map((item: Record<string, string>) => item['content:encoded'] ?? ''),
            }
          },
          'atom.xml': () => {
            type Link = { rel?: string; href: string }
            const { feed } = parse(text(at('/articles/atom.xml', language)))
            const link = (list: Link[], rel?: string) => list.find((one) => one.rel === rel)?.href ?? ''
            return {
              self: link(feed.link, 'self'),
              home: link(feed.link, 'alternate'),
              language: feed['xml:lang'],
              ids: feed.entry.map(({ id }: { id: string }) => id),
              links: feed.entry.map((entry: { link: Link[] }) => link(entry.link)),
              days: feed.entry.map(({ published: day }: { published: string }) => day),
              texts: feed.entry.map(({ content }: { content: { '#text': string } }) => content['#text']),
            }
          },
          'feed.json': () => {
            type Item = { id: string; url: string; date_published: string; content_html: string }
            const feed: { items: Item[]; feed_url: string; home_page_url: string; language: string } =
              JSON.parse(text(at('/articles/feed.json', language)))
            return {
              self: feed.feed_url,
              home: feed.home_page_url,
              language: feed.language,
              ids: feed.items.map(({ id }) => id),
              links: feed.items.map(({ url }) => url),
              days: feed.items.map(({ date_published }) => date_published),
              texts: feed.items.map(({ content_html }) => content_html),
            }
          },
        }

        for (const [name, readFeed] of Object.entries(feeds)) {
          test(`${name} holds the newest articles in full, with working links`, () => {
            const feed = readFeed()
            expect(feed.self).toBe(`${origin}${at(`/articles/${name}`, language)}`)
            expect(feed.home).toBe(home)
            expect(feed.language).toBe(language)
            expect(feed.ids).toEqual(newest)
            expect(feed.links).toEqual(newest)
            expect(feed.days).toEqual([...feed.days].sort().reverse())
            const errors: string[] = []
            feed.texts.forEach((html: string, index: number) => {
              const page = pageAt(ownAddress(newest[index] ?? '')?.path ?? '')
              // Every section, down to the sources: nothing was cut off.
              for (const [, id = '', heading = ''] of page?.html.matchAll(
                /<h2 id="([^"]*)">([^<]+)<\/h2>/g,
              ) ?? [])
                if (!ofPage.includes(id) && !html.includes(heading))
                  errors.push(`${page?.address} lacks “${heading}”`)
              for (const href of all(html, /\shref="([^"]*)"/g)) {
                if (!/^(https?|mailto):/.test(href)) errors.push(`${href} is not absolute`)
                const error = dangling(plain(href), page?.address ?? '/')
                if (error) errors.push(error)
              }
              if (/<(script|style|svg|iframe)|\sstyle=/.test(html))
                errors.push(`${page?.address}: no plain HTML`)
            })
            expect(errors).toEqual([])
          })
        }

        test('the list of articles links to the three feeds; the home page and every article name one', () => {
          const wanted = ['rss.xml', 'atom.xml', 'feed.json'].map((name) => at(`/articles/${name}`, language))
          const feedsOf = (page: BuiltPage) =>
            links(page).flatMap(({ type = '', href = '' }) =>
              /rss|atom|feed\+json/.test(type) ? [href] : [],
            )
          const home = pageAt(at('/', language))
          for (const page of [...(home ? [home] : []), ...articlesIn(language)])
            expect(feedsOf(page), page.address).toEqual(wanted.slice(0, 1))
          const list = pageAt(at('/articles', language))
          expect(list && feedsOf(list)).toEqual(wanted)
          for (const address of wanted) expect(list?.html).toContain(`<a href="${address}"`)
        })

        test('every article has a Markdown version: title, text, tables and sources, and no component', () => {
          for (const page of articlesIn(language)) {
            const [address] = links(page).flatMap(({ type, href = '' }) =>
              type === 'text/markdown' ? [href] : [],
            )
            expect(address, page.address).toBe(`${page.address}.md`)
            const markdown = text(address ?? '')
            const [, heading = ''] = /<h1[^>]*>([\s\S]+?)<\/h1>/.exec(page.html) ?? []
            const title = plain(heading.replace(/<[^>]+>/g, ''))
            expect(markdown.startsWith(`# ${title}\n\n`), page.address).toBe(true)
            expect(markdown).toContain(`<${page.canonical}>`)
            // A translation that is behind its original.
            for (const notice of all(page.html, /role="note">([^<]+) <a/g)) expect(markdown).toContain(notice)
            // Code may look like anything.
            const prose = markdown.replace(/^```[\s\S]*?^```|`[^`\n]*`/gm, '')
            expect(prose, page.address).not.toMatch(/<\/?[A-Z]\w*[\s>/]|^(import|export) /m)
            const count = (source: string, pattern: RegExp) => all(source, pattern).length
            expect(count(prose, /^(## )/gm), `${page.address}: sections`).toBe(
              all(page.html, /<h2 id="([^"]*)"/g).filter((id) => !['footnote-label', ...ofPage].includes(id))
                .length,
            )
            const wrong = all(prose, /\]\(([^)\s]+)\)/g).filter(
              (href) => !/^(https?:|mailto:)/.test(href) || dangling(href, page.address),
            )
            expect(wrong, page.address).toEqual([])
          }
        })

        test('llms.txt names every service, page and article, once, by existing addresses', () => {
          const llms = text(at('/llms.txt', language))
          expect(llms).toMatch(/^# .+\n\n> .+\n\n## /)
          const named = all(llms, /^- \[[^\]]+\]\((https:[^)]+)\): .+$/gm)
          const expected = listedPages
            .filter(
              (page) => page.language === language && !/\/articles\/(page|category)\//.test(page.address),
            )
            .map((page) => (published(page) ? `${page.canonical}.md` : page.canonical))
          expect([...named].sort()).toEqual(expected.sort())
          for (const address of named) expect(dangling(address, '/llms.txt')).toBeUndefined()
        })

        test('the web manifest is in its language, and has icons of the sizes that it names', async () => {
          const address = at('/manifest.webmanifest', language)
          const manifest: {
            name: string
            description: string
            lang: string
            start_url: string
            icons: { src: string; sizes: string; purpose?: string }[]
          } = JSON.parse(text(address))
          const home = pageAt(at('/', language))
          expect(manifest.description).toBe(home && said(home, 'description')[0])
          expect(manifest.name).toBe(home && said(home, 'og:site_name')[0])
          expect(manifest.lang).toBe(language)
          expect(manifest.start_url).toBe(at('/', language))
          for (const { src, sizes } of manifest.icons) {
            if (sizes === 'any') continue
            const { width, height } = await sharp(read(src)).metadata()
            expect(`${width}x${height}`, src).toBe(sizes)
          }
          expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)
          for (const page of pages.filter((one) => one.language === language))
            expect(links(page).find(({ rel }) => rel === 'manifest')?.href, page.address).toBe(address)
        })
      })
    }

    test('every page for search engines has a social picture of 1200 × 630, at most 60 KB; only pages of one list share one', async () => {
      const owners = new Map<string, string>()
      for (const page of listedPages) {
        const { path = '' } = ownAddress(said(page, 'og:image')[0] ?? '') ?? {}
        const list = page.address.replace(/\/page\/\d+$/, '')
        expect(owners.get(path) ?? list, path).toBe(list)
        owners.set(path, list)
      }
      const seen = new Set<string>()
      for (const path of owners.keys()) {
        const picture = read(path)
        const { format, width, height } = await sharp(picture).metadata()
        expect({ format, width, height }, path).toEqual({ format: 'png', width: 1200, height: 630 })
        expect(picture.length, path).toBeLessThanOrEqual(60_000)
        // “Contact” is the same word, and so the same picture, in both languages.
        seen.add(`${path.split('/')[2]} ${picture.toString('base64')}`)
      }
      expect(seen.size, 'pictures that differ').toBe(owners.size)
    })

    test('every public file is reachable', () => {
      // A script requests the list, at the address that a rewrite maps to its file.
      const lists = languages.map((language) => at('/api/articles.json', language))
      // Apple’s devices look for their icon by themselves.
      const known = ['/', '/fr', '/sitemap.xml', '/apple-touch-icon.png']
      const reached = new Set<string>([...known, ...lists])
      const queue = [...reached]
      const reach = (reference: string, base: string) => {
        const path = ownAddress(plain(reference), base)?.path
        if (!path || !files[path] || reached.has(path)) return
        reached.add(path)
        queue.push(path)
      }
      const names = new Map(Object.keys(files).map((address) => [address.split('/').at(-1) ?? '', address]))
      for (let address = queue.pop(); address; address = queue.pop()) {
        const file = files[address]?.file ?? ''
        if (!/\.(html|xml|json|js|css|md|txt|webmanifest)$/.test(file)) continue
        const content = text(address)
        const page = file.endsWith('.html')
        const references = page
          ? [
              ...all(content, /\s(?:href|src|content)="([^"]*)"/g),
              ...all(content, /\s(?:image)?srcset="([^"]*)"/gi).flatMap(sourcesIn),
              ...all(content, /url\(([^)]*)\)/g),
            ]
          : all(content, /["'(>]((?:https?:\/\/|\/)[^"'()<>\s\\]+)/g)
        for (const reference of references) reach(reference, address)
        // The list quotes an article from the text beside its page.
        if (page) reach(`${address}.txt`, '/')
        // Webpack's runtime composes the names of chunks from a name and its hash.
        if (isHydrated(address) || file.endsWith('.js')) {
          for (const [name, chunk] of names) {
            const [, hash = ''] = /-([0-9a-f]{20})\.js/.exec(name) ?? []
            if (hash && content.includes(hash)) reach(chunk, '/')
          }
        }
      }
      const unreached = Object.keys(files).filter(
        (address) =>
          !reached.has(address) &&
          !reached.has(address.replace(/\/index\.html$/, '') || '/') &&
          !unreferenced.some((pattern) => pattern.test(address)),
      )
      expect(unreached).toEqual([])
    })
  })
}
