import { useTranslation } from 'react-i18next'
import { formatDay } from '../site/format'
import { useLanguage } from '../site/use-language'
import * as styles from './PriceNote.module.css'

/** Until when the prices of a page hold, and whether the build's day lies after it. */
export type PriceTerms = Queries.PriceTermsFragment

/** What goes with every price that is shown: it is without tax, and holds until a day or has to be confirmed. */
export function PriceNote({ validUntil, expired }: PriceTerms) {
  const { t } = useTranslation('common')
  const { language } = useLanguage()
  const date = formatDay(language, validUntil)
  return <p className={styles.note}>{t(expired ? 'price.expired' : 'price.valid', { date })}</p>
}
