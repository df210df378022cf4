import { useTranslation } from 'react-i18next'
import { servicePages } from '../site/service-pages'
import { startingOffer } from '../site/starting-offer'
import { useLanguage } from '../site/use-language'
import { contactPath } from './contact-link'
import { estimateWith } from './estimate-link'
import type { Area, Offer } from './price-list'
import * as styles from './ServiceLine.module.css'
import { useOfferFormat } from './use-offer-format'

type Props = {
  area: Area | undefined
  /** One of its offers; without it, the one to begin with is shown. */
  offer?: Offer | undefined
  /** The text that introduces the service. */
  intro: string
  /** The label of the link to the estimate. */
  estimate: string
}

/** One line: a service, the price and duration of an offer, and the two next steps. */
export function ServiceLine({ area, offer: chosen, intro, estimate }: Props) {
  const { t } = useTranslation('offers')
  const { t: common } = useTranslation('common')
  const { local, language } = useLanguage()
  const { price, duration } = useOfferFormat()
  const page = servicePages.find((known) => known.area === area?.area)
  const offer = chosen ?? startingOffer(area?.offers ?? [])
  if (!page || !offer) return null
  const terms = [offer.name[language], price(offer.price), duration(offer.duration)]
  return (
    <p className={styles.line}>
      <span>
        {intro} <a href={local(page.path)}>{common(`services.${page.area}`)}</a>,{' '}
        {terms.filter(Boolean).join(', ')}.
      </span>{' '}
      <a href={local(contactPath(offer.contactAs ?? offer.offer))}>{t('actions.quote')}</a>{' '}
      <a href={local(estimateWith(offer.offer))}>{estimate}</a>
    </p>
  )
}
