import { separator } from '../site/format'
import { startingOffer } from '../site/starting-offer'
import type { Offer } from './price-list'
import * as styles from './StartingPrice.module.css'
import { useOfferFormat } from './use-offer-format'

/** What a service costs at least and how long that takes, on a card that is a link as a whole; where it is named, the price alone. */
export function StartingPrice({ offers, service }: { offers: readonly Offer[]; service?: string }) {
  const { from, duration } = useOfferFormat()
  const offer = startingOffer(offers)
  if (!offer) return null
  const parts = service
    ? [service, from(offer.price)]
    : [from(offer.price), duration(offer.duration)].filter(Boolean)
  return <p className={styles.from}>{parts.join(service ? ', ' : separator)}</p>
}
