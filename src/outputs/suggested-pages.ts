import en from '../../content/copy/en/common.json'
import enServices from '../../content/copy/en/services.json'
import enTools from '../../content/copy/en/tools.json'
import fr from '../../content/copy/fr/common.json'
import frServices from '../../content/copy/fr/services.json'
import frTools from '../../content/copy/fr/tools.json'
import type { SitePage } from '../articles/search/site-pages'
import { dataFiles } from '../content/load/data-files'
import { loadAreas, loadData } from '../content/load/load-data'
import type { OfferArea } from '../content/schemas/offers'
import { fill, formatEuros } from '../site/format'
import { type Language, localPath } from '../site/languages'
import { servicePages } from '../site/service-pages'
import { tools } from '../site/tools/tools'

const copy = {
  en: { common: en, services: enServices, tools: enTools },
  fr: { common: fr, services: frServices, tools: frTools },
} satisfies Record<Language, object>

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

/**
 * Returns the pages that the search suggests besides articles: prices, services and their offers, packs and
 * tools, and where to ask.
 * @throws a ContentError if a file of content/offers is missing or breaks its schema
 */
export function suggestedPages(language: Language): SitePage[] {
  const areas = loadAreas()
  const { common, services, tools: toolWords } = copy[language]
  const at = (path: string) => localPath(path, language)
  const offers = servicePages.flatMap(({ area, path }) => {
    const { name } = services.cards[area]
    const called = area === 'cloud' ? { names: names.cloud } : {}
    const own = areas.find((one) => one.area === area)?.offers ?? []
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
    ...loadData(dataFiles.packs).packs.map(({ title, price }) => ({
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

type Price = NonNullable<OfferArea['offers'][number]['price']>

function inWords({ amount, upTo, per }: Price, language: Language): string {
  const { perDay, perMonth } = copy[language].common.price
  const euros = formatEuros(language, amount, upTo)
  if (!per) return euros
  return fill(per === 'day' ? perDay : perMonth, { price: euros })
}
