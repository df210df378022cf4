import { useTranslation } from 'react-i18next'
import { useLanguage } from '../site/use-language'
import { ButtonLink } from '../ui/ButtonLink'
import { List } from '../ui/List'
import { contactPath } from './contact-link'
import { DurationScale, longestWeeks } from './DurationScale'
import { OfferBadge } from './OfferBadge'
import * as styles from './OfferCards.module.css'
import { PriceNote, type PriceTerms } from './PriceNote'
import type { Offer } from './price-list'
import { useOfferFormat } from './use-offer-format'

type Props = {
  offers: readonly Offer[]
  terms: PriceTerms
  /** The label of the buttons: request a quote, or subscribe to a support plan. */
  action?: 'quote' | 'subscribe'
}

/** The packages of one service, side by side, with the note on prices. */
export function OfferCards({ offers, terms, action = 'quote' }: Props) {
  const { t } = useTranslation('offers')
  const { local } = useLanguage()
  const { language, price, duration } = useOfferFormat()
  // A ruler compares, so a single duration in weeks has none.
  const inWeeks = offers.filter(({ duration }) => duration?.unit === 'week')
  const weeks = inWeeks.length > 1 ? longestWeeks(inWeeks) : 0
  return (
    <>
      <List className={styles.cards}>
        {offers.map((offer) => (
          <li key={offer.offer} className={`${styles.card} whole`} data-offer={offer.offer}>
            {offer.badge && (
              <p className={styles.badge}>
                <OfferBadge badge={offer.badge} />
              </p>
            )}
            <h3>{offer.name[language]}</h3>
            <p className={styles.price}>{price(offer.price)}</p>
            {offer.duration && (
              <div className={styles.duration}>
                <p>{duration(offer.duration)}</p>
                <DurationScale duration={offer.duration} weeks={weeks} />
              </div>
            )}
            <p className={styles.summary}>{offer.summary[language]}</p>
            <ul className={styles.features} aria-label={t('includes')}>
              {offer.features.map((feature) => (
                <li key={feature.en}>{feature[language]}</li>
              ))}
            </ul>
            <p className={styles.action}>
              <ButtonLink
                href={local(contactPath(offer.contactAs ?? offer.offer))}
                quiet={!offer.badge}
                label={`${t(`actions.${action}`)} – ${offer.name[language]}`}
              >
                {t(`actions.${action}`)}
              </ButtonLink>
            </p>
          </li>
        ))}
      </List>
      <PriceNote {...terms} />
    </>
  )
}
