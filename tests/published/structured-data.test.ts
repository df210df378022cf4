// Needs no browser.
import { test } from '@playwright/test'
import { dataFiles } from '../../src/content/load/data-files'
import { loadData } from '../../src/content/load/load-data'
import { priceLines } from '../../src/offers/price-list'
import { buildDay } from '../../src/settings/clock'
import { formatEuros } from '../../src/site/format'
import { splitPath } from '../../src/site/languages'
import { readArticles } from '../fixtures/read-articles'
import { readOffers } from '../fixtures/read-offers'
import { all, type BuiltPage, plain, sites } from './built-site'
import { at, expect, languages } from './site'

type Node = Record<string, unknown>

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const nodesIn = (value: unknown): Node[] => (Array.isArray(value) ? value : [value]).filter(isNode)

function graphOf({ head, address }: BuiltPage): Node[] {
  const blocks = all(head, /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)
  expect(blocks.length, `${address}: blocks of JSON-LD`).toBe(1)
  const graph: unknown = JSON.parse(blocks[0] ?? '')
  if (!isNode(graph)) throw new Error(`${address}: no graph`)
  expect(graph['@context'], address).toBe('https://schema.org')
  return nodesIn(graph['@graph'])
}

for (const site of sites) {
  const { content, dangling, listedPages, pageAt } = site

  test.describe(site.folder, () => {
    const organization = loadData(dataFiles.site, content)
    const graphs = new Map(listedPages.map((page) => [page.address, graphOf(page)]))
    const { offerAreas, packs, priceList } = readOffers(content)
    const expired = buildDay() > priceList.validUntil
    const types = (graph: readonly Node[]) => graph.map((node) => String(node['@type']))
    const ofType = (graph: readonly Node[], type: string) => graph.filter((node) => node['@type'] === type)

    /** Returns every node of a graph, at any depth. */
    function everyNode(value: unknown): Node[] {
      if (Array.isArray(value)) return value.flatMap(everyNode)
      return isNode(value) ? [value, ...Object.values(value).flatMap(everyNode)] : []
    }

    /**
     * Required properties of each type: those of Google's documentation of structured data (article, breadcrumb,
     * organization, site name; `Offer` as in merchant listings), and those in all of schema.org's own examples.
     */
    const required: Readonly<Record<string, readonly string[]>> = {
      Organization: [
        '@id',
        'name',
        'url',
        'logo',
        'email',
        ...(organization.socials.length > 0 ? ['sameAs'] : []),
      ],
      WebSite: ['@id', 'name', 'url', 'inLanguage', 'publisher'],
      WebPage: ['@id', 'url', 'name', 'description', 'inLanguage', 'isPartOf'],
      AboutPage: ['@id', 'url', 'name', 'description', 'inLanguage', 'isPartOf'],
      ContactPage: ['@id', 'url', 'name', 'description', 'inLanguage', 'isPartOf'],
      CollectionPage: ['@id', 'url', 'name', 'description', 'inLanguage', 'isPartOf'],
      BreadcrumbList: ['itemListElement'],
      ListItem: ['position', 'name', 'item'],
      Article: [
        'headline',
        'description',
        'image',
        'datePublished',
        'author',
        'publisher',
        'inLanguage',
        'wordCount',
      ],
      Person: ['name'],
      Service: ['@id', 'name', 'description', 'provider'],
      OfferCatalog: ['name'],
      Offer: ['name', 'description', 'priceSpecification', 'priceValidUntil', 'seller'],
      PriceSpecification: ['priceCurrency', 'valueAddedTaxIncluded'],
      UnitPriceSpecification: ['priceCurrency', 'price', 'unitCode', 'valueAddedTaxIncluded'],
    }

    test('every node is of a known type with its required properties', () => {
      const errors: string[] = []
      for (const [address, graph] of graphs) {
        for (const node of everyNode(graph)) {
          const type = node['@type']
          if (type === undefined) {
            if (!('@id' in node)) errors.push(`${address}: a node without a type: ${JSON.stringify(node)}`)
            continue
          }
          const wanted = required[String(type)]
          if (!wanted) errors.push(`${address}: ${type} is not known here`)
          for (const name of wanted ?? []) {
            const value = node[name]
            if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0))
              errors.push(`${address}: ${type} has no ${name}`)
          }
        }
      }
      expect(errors).toEqual([])
    })

    test('every reference names a node of the page, or of the page in its other language', () => {
      const known = new Set([...graphs.values()].flat().map((node) => node['@id']))
      const errors: string[] = []
      let named = 0
      for (const [address, graph] of graphs) {
        const here = new Set(graph.map((node) => node['@id']))
        for (const node of everyNode(graph)) {
          for (const [name, value] of Object.entries(node)) {
            for (const { '@id': id, '@type': type } of nodesIn(value)) {
              if (type !== undefined || id === undefined) continue
              const where = ['workTranslation', 'translationOfWork'].includes(name) ? known : here
              named++
              if (!where.has(id)) errors.push(`${address}: ${name} names ${id}`)
            }
          }
        }
      }
      expect(named).toBeGreaterThan(graphs.size)
      expect(errors).toEqual([])
    })

    test('every address in it exists', () => {
      const errors: string[] = []
      for (const [address, graph] of graphs) {
        for (const node of everyNode(graph)) {
          for (const name of ['url', 'item', 'logo', 'image'] as const) {
            const value = node[name]
            const error = typeof value === 'string' && dangling(value, address)
            if (error) errors.push(error)
          }
        }
      }
      expect(errors).toEqual([])
    })

    test('every page names its site, its publisher, and its title', () => {
      for (const [address, graph] of graphs) {
        expect(types(graph).slice(0, 2), address).toEqual(['Organization', 'WebSite'])
        const [page] = graph.slice(2)
        expect(page?.['@type'], address).toMatch(/Page$/)
        const title = /<title[^>]*>([^<]+)</.exec(pageAt(address)?.head ?? '')?.[1] ?? ''
        expect(plain(title), address).toContain(String(page?.name))
      }
    })

    test('every page below the home page has a breadcrumb of all pages above it', () => {
      for (const [address, graph] of graphs) {
        const lists = nodesIn(graph[2]?.breadcrumb)
        const { language, path } = splitPath(address)
        const home = path === '/'
        expect(lists.length, address).toBe(home ? 0 : 1)
        const steps = nodesIn(lists[0]?.itemListElement)
        steps.forEach((step, index) => {
          expect(step.position, address).toBe(index + 1)
        })
        const paths = steps.map(({ item }) => new URL(String(item)).pathname)
        const above = [...graphs.keys()].filter(
          (other) => other === at('/', language) || address.startsWith(`${other}/`),
        )
        if (!home) expect(paths, address).toEqual([...new Set([...above, address])].sort())
      }
    })

    test('articles are articles, services are services, and the price list is a catalogue, in both languages', () => {
      for (const [address, graph] of graphs) {
        const { path } = splitPath(address)
        const own = types(graph).filter((type) => ['Article', 'Service', 'OfferCatalog'].includes(type))
        const expected = /^\/articles\/[^/]+$/.test(path)
          ? ['Article']
          : /^\/services\/./.test(path)
            ? ['Service']
            : path === '/pricing' && !expired
              ? ['OfferCatalog']
              : []
        expect(own, address).toEqual(expected)
        const twin = graphs.get(at(address, 'fr'))
        if (twin) expect(types(twin), address).toEqual(types(graph))
      }
    })

    test('a service has the name that the menu gives it', () => {
      const services = [...graphs].flatMap(([address, graph]) =>
        ofType(graph, 'Service').map(({ name }) => ({ address, name })),
      )
      for (const { address, name } of services) {
        const links = new RegExp(`<a [^>]*href="${address}"[^>]*>([^<]+)</a>`, 'g')
        expect(all(pageAt(address)?.html ?? '', links).map(plain), address).toContain(name)
      }
      expect(services.length).toBeGreaterThan(0)
    })

    const named = expired ? 'no price, as all have expired' : 'every price, in the words of the page'
    test(`structured data have ${named}`, () => {
      const priced = (list: readonly { price: unknown }[]) => list.filter(({ price }) => price).length
      const listed = priceLines(priceList.entries, offerAreas)
      const plans = offerAreas.filter(({ area }) => area === 'support').flatMap(({ offers }) => offers)
      // Each offer is on the page of its service, some are on the price list too.
      const prices =
        priced(offerAreas.flatMap(({ offers }) => offers)) + priced(listed) + priced(plans) + priced(packs)
      let read = 0
      for (const page of listedPages) {
        const text = plain(page.html.replace(/<[^>]+>/g, ''))
        for (const node of everyNode(graphs.get(page.address))) {
          if (!String(node['@type']).endsWith('PriceSpecification')) continue
          const { price, minPrice, maxPrice } = node
          const shown =
            typeof price === 'number'
              ? formatEuros(page.language, price)
              : formatEuros(page.language, Number(minPrice), Number(maxPrice))
          expect(text, page.address).toContain(shown)
          read++
        }
      }
      expect(prices).toBeGreaterThan(0)
      expect(read).toBe(expired ? 0 : prices * languages.length)
    })

    test('an original names its translation, which names it in turn', () => {
      let translated = 0
      for (const [address, graph] of graphs) {
        for (const { '@id': id, workTranslation } of ofType(graph, 'Article')) {
          const [translation] = nodesIn(workTranslation)
          if (!translation) continue
          const other = graphs.get(new URL(String(translation['@id'])).pathname) ?? []
          const [original] = nodesIn(ofType(other, 'Article')[0]?.translationOfWork)
          // A translation whose original is not recorded names none.
          if (!original) continue
          expect(original['@id'], address).toBe(id)
          translated++
        }
      }
      const translations = languages
        .flatMap((language) => readArticles(content, language))
        .filter(
          ({ slug, follows }) => follows && languages.every((one) => pageAt(at(`/articles/${slug}`, one))),
        )
      expect(translated).toBe(translations.length)
    })
  })
}
