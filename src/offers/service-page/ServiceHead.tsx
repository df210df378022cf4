import { pageCopy } from '../../site/head/copy'
import { PageHead } from '../../site/head/PageHead'
import type { PageContext } from '../../site/page-context'
import type { ServiceArea } from '../../site/service-pages'
import { serviceJsonLd } from '../offer-json-ld'
import { useOfferTerms } from '../use-offer-terms'
import type { ServiceData } from './ServicePage'

type Props = {
  area: ServiceArea
  data: ServiceData
  pageContext: PageContext
}

/** The head of a service page: the common metadata, and the service with its offers and prices. */
export function ServiceHead({ area, data, pageContext: { i18n } }: Props) {
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
