import { useTranslation } from 'react-i18next'
import type { Terms } from '../estimate/summary'
import type { ServiceOption } from '../offers/service-options'
import { useOfferFormat } from '../offers/use-offer-format'
import { separator } from '../site/format'
import { startingOffer } from '../site/starting-offer'
import * as styles from './ServiceTerms.module.css'

type Props = {
  options: readonly ServiceOption[]
  service: string
  /** The price of the estimate that the message is about, whatever service it is filed under. */
  estimate: Terms | undefined
}

/**
 * Price and duration of the chosen service, or the price of an estimate; before anything is chosen, where to begin. The
 * height is the same.
 */
export function ServiceTerms({ options, service, estimate }: Props) {
  const { t } = useTranslation('contact')
  const { t: offers } = useTranslation('offers')
  const { price, duration } = useOfferFormat()
  const offer = options.find(({ id }) => id === service)
  const start = startingOffer(options)
  const ofOffer = (shown: ServiceOption): Terms => ({
    price: shown.price ? `${price(shown.price)} ${offers('price.exclVat')}` : price(null),
    text: [shown.label, duration(shown.duration)].filter(Boolean).join(separator),
  })
  const other = service === 'other' ? { price: price(null), text: t('form.other') } : undefined
  const ofStart = (shown: ServiceOption): Terms => ({
    ...ofOffer(shown),
    // Without the words, it reads as the price of asking; with the duration, it takes two lines on phones.
    text: t('form.start', { name: shown.label }),
  })
  const terms = estimate ?? other ?? (offer && ofOffer(offer)) ?? (start && ofStart(start))
  if (!terms) return null
  // The server writes the price of an estimate into the page; hydration would take it for a mistake.
  return (
    <p className={styles.terms} data-terms="">
      <b data-terms="price" suppressHydrationWarning>
        {terms.price}
      </b>{' '}
      <span data-terms="text" suppressHydrationWarning>
        {terms.text}
      </span>
    </p>
  )
}
