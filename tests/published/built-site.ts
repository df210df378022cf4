import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { readRoutes } from '../../src/hosting/manifest'
import { isHydrated } from '../../src/site/hydrated-pages'
import { type Language, splitPath } from '../../src/site/languages'
import { builtPages } from '../e2e/pages'
import { testSite } from '../e2e/site'
import { dist } from './site'

export type BuiltPage = {
  address: string
  html: string
  head: string
  language: Language
  /** The full address that it names as its own; none if it is a response (404, "message sent"). */
  canonical: string
  /** Whether it is for search engines. */
  listed: boolean
}

type Built = { folder: string; content: string; preview: boolean }

/** Reads a built site. @param content the folder of its content */
function builtSite({ folder, content, preview }: Built) {
  const manifest = readRoutes(folder)
  /** Every public file, by its address. */
  const { files } = manifest

  /** Returns the path of a built file, by its address. */
  function fileAt(address: string): string {
    const found = files[address]
    if (!found) throw new Error(`${folder} has no ${address}`)
    return path.join(folder, 'public', found.file)
  }

  /** Reads a built file, by its address. */
  const read = (address: string): Buffer => readFileSync(fileAt(address))

  /** Returns how many bytes of a built file are sent to browsers: compressed by Brotli, if that makes it smaller. */
  function sentBytes(address: string): number {
    const file = fileAt(decodeURIComponent(address))
    return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
  }

  // The style guide shows samples, whose links lead nowhere.
  const addresses = builtPages(folder).filter((address) => !address.endsWith('/styleguide'))
  const pages: BuiltPage[] = addresses.map((address) => {
    const html = read(address).toString()
    const [head = ''] = html.split('</head>', 1)
    const [, canonical = ''] = /rel="canonical" href="([^"]+)"/.exec(head) ?? []
    return {
      address,
      html,
      head,
      language: splitPath(address).language,
      canonical,
      listed: canonical !== '',
    }
  })
  const pageAt = (address: string) => pages.find((page) => page.address === address)

  /** The site's own origin, by its canonical addresses. */
  const { origin } = new URL(pageAt('/')?.canonical || 'http://unknown.invalid')

  /** Returns a full address as one of this site; undefined if it is elsewhere. */
  function ownAddress(address: string, base = '/'): { path: string; anchor: string } | undefined {
    if (!URL.canParse(address, `${origin}${base}`)) return undefined
    const url = new URL(address, `${origin}${base}`)
    if (url.origin !== origin) return undefined
    // Other signs than these may follow a % in what only looks like an address, in a script.
    const path = url.pathname.replace(/(?:%[0-9a-f]{2})+/gi, decodeURIComponent)
    return { path, anchor: decodeURIComponent(url.hash.slice(1)) }
  }

  const rerouted = manifest.redirects.map(({ from }) => new RegExp(`^${from.replace(/:\w+/g, '[^/]+')}$`))

  /** Returns what is wrong with a reference from one place of the site to another; undefined if its target exists. */
  function dangling(reference: string, base: string): string | undefined {
    if (/^(mailto|tel|data):/.test(reference)) return undefined
    const own = ownAddress(reference, base)
    if (!own) return undefined
    const answered = files[own.path] ?? manifest.functions[own.path]
    if (!answered && !rerouted.some((pattern) => pattern.test(own.path))) return `${base} → ${reference}`
    // Tools read their input from the fragment.
    const isState = isHydrated(own.path) && own.anchor.includes('=')
    const target = own.anchor && !isState && pageAt(own.path)
    if (target && !target.html.includes(`id="${own.anchor}"`))
      return `${base} → ${reference} (no such anchor)`
    return undefined
  }

  const isArticle = ({ address }: BuiltPage) => /^(\/fr)?\/articles\/[^/]+$/.test(address)

  return {
    folder,
    content,
    preview,
    files,
    read,
    sentBytes,
    pages,
    listedPages: pages.filter(({ listed }) => listed),
    articles: pages.filter(isArticle),
    pageAt,
    origin,
    ownAddress,
    dangling,
  }
}

/** The published site. */
export const published = builtSite({ folder: dist, content: 'content', preview: false })

/** The tests' own site has cases that the published one may lack. */
const ofTests = builtSite({ folder: testSite, content: 'tests/site/content', preview: true })

export const sites = [published, ofTests]

export const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found)

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
/** Returns text as a reader sees it. */
export const plain = (html: string) =>
  html.replace(/&(amp|lt|gt|quot|#x27);/g, (whole, name: string) => entities[name] ?? whole)

/** Returns the content of a page's `<meta>`, by name or property. */
export const said = ({ head }: BuiltPage, name: string) =>
  all(head, new RegExp(`<meta [^>]*(?:name|property)="${name}" content="([^"]*)"`, 'g')).map(plain)

/** Returns the `<link>`s of a page, each as its attributes. */
export const links = ({ head }: BuiltPage): Record<string, string>[] =>
  all(head, /<link ([^>]*)>/g).map((tag) =>
    Object.fromEntries(
      [...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
        name.toLowerCase(),
        plain(value),
      ]),
    ),
  )

/** Returns the addresses of a `srcset`. */
export const sourcesIn = (set: string) => set.split(',').map((source) => source.trim().split(' ')[0] ?? '')

/** Returns the languages that a page names, with their addresses. */
export const alternates = (page: BuiltPage) =>
  new Map(
    links(page).flatMap(({ rel, hreflang, href }) =>
      rel === 'alternate' && hreflang && href ? [[hreflang, href] as const] : [],
    ),
  )
