import { useTranslation } from 'react-i18next'
import { constellations } from '../site/constellations'
import { servicePages } from '../site/service-pages'
import { offersIn } from '../site/starting-offer'
import { useLanguage } from '../site/use-language'
import { Constellation } from '../ui/drawings/Constellation'
import { List } from '../ui/List'
import type { Offer } from './price-list'
import * as styles from './ServiceCards.module.css'
import { StartingPrice } from './StartingPrice'

type Props = { areas: readonly { readonly area: string; readonly offers: readonly Offer[] }[] }

/** The six services: each card links to its page and shows its starting price. */
export function ServiceCards({ areas }: Props) {
  const { t } = useTranslation('services')
  const { t: common } = useTranslation('common')
  const { local } = useLanguage()
  return (
    <List className={styles.cards}>
      {servicePages.map(({ area, path }) => (
        <li key={area} className="whole" data-service={area}>
          <Constellation {...constellations[area]} />
          <h3>
            <a href={local(path)}>{t(`cards.${area}.name`)}</a>
          </h3>
          <p className={styles.subtitle}>{common(`promises.${area}`)}</p>
          <p>{t(`cards.${area}.description`)}</p>
          <ul className={styles.benefits}>
            {t(`cards.${area}.benefits`, { returnObjects: true }).map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </ul>
          <StartingPrice offers={offersIn(areas, area)} />
        </li>
      ))}
    </List>
  )
}
