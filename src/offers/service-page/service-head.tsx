import type { HeadProps } from 'gatsby'
import { pageCopy } from '../../site/head/copy'
import { PageHead } from '../../site/head/PageHead'
import type { PageContext } from '../../site/page-context'
import type { ServiceArea } from '../../site/service-pages'
import { serviceJsonLd } from '../offer-json-ld'
import { useOfferTerms } from '../use-offer-terms'
import type { ServiceData } from './ServicePage'

/** Returns the `Head` of a service's page: the common metadata, and the service with its offers and prices. */
export const serviceHeadOf = (area: ServiceArea) =>
  // biome-ignore lint/correctness/noComponentHookFactories: called once, as the page’s module loads
  function Head({ data, pageContext: { i18n } }: HeadProps<ServiceData, PageContext>) {
    const { address, terms } = useOfferTerms(i18n, data.priceList)
    const meta = pageCopy(data.locales, area).meta
    const offers = data.offerArea?.offers ?? []
    const service = serviceJsonLd(
      {
        id: `${address}#service`,
        // The page's title also says what the service promises.
        name: pageCopy(data.locales, 'common').services[area],
        description: meta.description,
        offers,
      },
      terms,
    )
    return <PageHead {...meta} i18n={i18n} locales={data.locales} things={[service]} />
  }
