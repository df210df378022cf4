import { useTranslation } from 'react-i18next'
import { startingOffer } from '../site/starting-offer'
import { Facts } from '../ui/Facts'
import { CallsToAction } from './CallsToAction'
import type { Offer } from './price-list'
import { useOfferFormat } from './use-offer-format'

/**
 * The offer to begin with, its price and duration, and a call to action: on the first screen of a page about all
 * offers.
 */
export function FirstStep({ areas }: { areas: readonly { readonly offers: readonly Offer[] }[] }) {
  const { t } = useTranslation('offers')
  const { price, nameAndDuration } = useOfferFormat()
  const first = startingOffer(areas.flatMap(({ offers }) => offers))
  return (
    <>
      {first?.price && (
        <Facts
          items={[
            {
              figure: `${price(first.price)} ${t('price.exclVat')}`,
              text: nameAndDuration(first),
            },
          ]}
        />
      )}
      <CallsToAction />
    </>
  )
}
