import { useTranslation } from 'react-i18next'
import type { ServiceOption } from '../offers/service-options'
import { useOfferFormat } from '../offers/use-offer-format'
import { separator } from '../site/format'
import { startingOffer } from '../site/starting-offer'
import * as styles from './ServiceTerms.module.css'

/** Price and duration of the chosen service; before one is chosen, where to begin. The height is the same. */
export function ServiceTerms({ options, service }: { options: readonly ServiceOption[]; service: string }) {
  const { t } = useTranslation('common')
  const { price, duration } = useOfferFormat()
  const chosen = options.find(({ id }) => id === service)
  const shown = chosen ?? startingOffer(options)
  if (!shown) return null
  return (
    <p className={styles.terms}>
      <b>{shown.price ? `${price(shown.price)} ${t('price.exclVat')}` : price(null)}</b>{' '}
      {[shown.label, duration(shown.duration)].filter(Boolean).join(separator)}
    </p>
  )
}
