import en from '../../content/copy/en/common.json'
import enServices from '../../content/copy/en/services.json'
import enTools from '../../content/copy/en/tools.json'
import fr from '../../content/copy/fr/common.json'
import frServices from '../../content/copy/fr/services.json'
import frTools from '../../content/copy/fr/tools.json'
import type { SitePage } from '../articles/search/site-pages'
import { fill, formatEuros } from '../site/format'
import { type Language, languages, localPath } from '../site/languages'
import { servicePages } from '../site/service-pages'
import { tools } from '../site/tools/tools'
import { type GraphQL, runQuery } from './run-query'

const copy = {
  en: { common: en, services: enServices, tools: enTools },
  fr: { common: fr, services: frServices, tools: frTools },
}

const query = /* GraphQL */ `
  query {
    areas: allOfferArea {
      nodes { area offers { name { ${languages.join(' ')} } price { amount upTo per } } }
    }
    packs { packs { title { ${languages.join(' ')} } price } }
  }
`

/** Search words that find every page with prices. */
const priceWords = 'prix price'

/** What visitors call these pages, in either language. */
const names = {
  cloud: ['migration'],
  pricing: ['prix', 'price', 'cost', 'tarif', 'pricing', 'devis', 'quote'],
  contact: ['contact', 'rendez-vous', 'appointment'],
  tools: ['outil', 'tool', 'calculateur', 'calculator'],
  sovereignty: ['test de souveraineté', 'sovereignty test', 'score', 'diagnostic'],
  aiAct: ['AI Act', 'IA Act', 'test', 'diagnostic', 'vérifier', 'check', 'suis-je concerné'],
  ownServer: ['calculateur', 'calculator'],
  estimate: ['estimation', 'estimer', 'estimate', 'devis', 'quote', 'calculateur', 'calculator'],
} as const

type Words = Record<Language, string>
type Price = { amount: number; upTo: number | null; per: 'day' | 'month' | null }
type QueryResult = {
  areas: {
    nodes: { area: string; offers: { name: Words; price: Price | null }[] }[]
  }
  packs: { packs: { title: Words; price: number }[] } | null
}

/**
 * Returns the pages that the search suggests besides articles: prices, services and their offers, packs and
 * tools, and where to ask.
 * @throws if the query fails
 */
export async function suggestedPages(graphql: GraphQL, language: Language): Promise<SitePage[]> {
  const { areas, packs } = await runQuery<QueryResult>(graphql, 'offers', query)
  const { common, services, tools: toolWords } = copy[language]
  const at = (path: string) => localPath(path, language)
  const offers = servicePages.flatMap(({ area, path }) => {
    const { name } = services.cards[area]
    const called = area === 'cloud' ? { names: names.cloud } : {}
    const own = areas.nodes.find((node) => node.area === area)?.offers ?? []
    return [
      { title: name, text: common.promises[area], ...called, address: at(path) },
      ...own.map((offer) => ({
        title: offer.name[language],
        text: offer.price ? `${name} ${priceWords}` : name,
        ...called,
        address: `${at(path)}#packages`,
        ...(offer.price && { price: inWords(offer.price, language) }),
      })),
    ]
  })
  return [
    { title: common.nav.pricing, text: priceWords, names: names.pricing, address: at('/pricing') },
    ...offers,
    ...(packs?.packs ?? []).map(({ title, price }) => ({
      title: title[language],
      text: priceWords,
      address: `${at('/pricing')}#packs`,
      price: formatEuros(language, price),
    })),
    ...tools.map(({ id, path }) => ({
      title: toolWords.list[id].name,
      text: toolWords.list[id].text,
      names: names[id],
      address: at(path),
    })),
    { title: common.nav.tools, text: '', names: names.tools, address: at('/tools') },
    { title: common.actions.contact, text: '', names: names.contact, address: at('/contact') },
  ]
}

function inWords({ amount, upTo, per }: Price, language: Language): string {
  const { perDay, perMonth } = copy[language].common.price
  const euros = formatEuros(language, amount, upTo)
  if (!per) return euros
  return fill(per === 'day' ? perDay : perMonth, { price: euros })
}
