import { useTranslation } from 'react-i18next'
import { servicePages } from '../site/service-pages'
import { useLanguage } from '../site/use-language'
import { Constellation } from '../ui/drawings/Constellation'
import { constellations } from './constellations'
import * as styles from './ServiceCards.module.css'

/** The six services, each with its page. */
export function ServiceCards() {
  const { t } = useTranslation('services')
  const { local } = useLanguage()
  return (
    <ul className={styles.cards}>
      {servicePages.map(({ area, path }) => (
        <li key={area} data-service={area}>
          <Constellation {...constellations[area]} />
          <h3>{t(`cards.${area}.name`)}</h3>
          <p className={styles.subtitle}>{t(`cards.${area}.subtitle`)}</p>
          <p>{t(`cards.${area}.description`)}</p>
          <ul className={styles.benefits}>
            {t(`cards.${area}.benefits`, { returnObjects: true }).map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </ul>
          <a href={local(path)}>
            {t('more')}
            <span className="visually-hidden"> – {t(`cards.${area}.name`)}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
