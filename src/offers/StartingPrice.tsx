import { separator } from '../site/format'
import { cheapestOffer } from '../site/starting-offer'
import type { Offer } from './price-list'
import * as styles from './StartingPrice.module.css'
import { useOfferFormat } from './use-offer-format'

/** A service's lowest price and its duration, on a card that is a link; if the service is named, the price, in a text. */
export function StartingPrice({ offers, service }: { offers: readonly Offer[]; service?: string }) {
  const { from, duration } = useOfferFormat()
  const offer = cheapestOffer(offers)
  if (!offer) return null
  if (service)
    return (
      <span className={styles.from}>
        {service}, {from(offer.price)}
      </span>
    )
  return (
    <p className={styles.from}>
      {from(offer.price)}
      {offer.duration && (
        <>
          {separator}
          <span>{duration(offer.duration)}</span>
        </>
      )}
    </p>
  )
}
