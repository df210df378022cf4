import { fullAddress } from '../site/head/address'
import { graphIds } from '../site/head/graph'
import { asLanguage } from '../site/languages'
import type { PageContext } from '../site/page-context'
import { useSite } from '../site/use-site'
import type { OfferTerms } from './offer-json-ld'
import type { PriceTerms } from './PriceNote'

/** Returns the address of a page of offers and the data that its offers share, for its head. */
export function useOfferTerms(i18n: PageContext['i18n'], priceTerms: PriceTerms | null) {
  const { url } = useSite()
  if (!priceTerms) throw new Error('content/offers/price-list.yaml is missing')
  const { validUntil, expired } = priceTerms
  const language = asLanguage(i18n.language)
  const address = fullAddress(url, i18n.originalPath, language)
  const { organization } = graphIds(url, fullAddress(url, '/', language), address)
  const terms: OfferTerms = { language, validUntil, expired, seller: { '@id': organization } }
  return { address, terms }
}
