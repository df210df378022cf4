import { useTranslation } from 'react-i18next'
import { formatDay } from '../site/format'
import { useLanguage } from '../site/use-language'
import * as styles from './PriceNote.module.css'

/** Until when the prices of a page hold, and whether that has passed on the build day. */
export type PriceTerms = Queries.PriceTermsFragment

/**
 * The note for every list of prices, once per page: they exclude tax, and hold until a day or must be confirmed through
 * a link.
 */
export function PriceNote({ validUntil, expired }: PriceTerms) {
  const { t } = useTranslation('offers')
  const { language, local } = useLanguage()
  const date = formatDay(language, validUntil)
  return (
    <p className={styles.note} data-validity={expired ? 'expired' : 'valid'}>
      {t(expired ? 'price.expired' : 'price.valid', { date })}
      {expired && (
        <>
          {' '}
          <a href={local('/contact')}>{t('price.ask')}</a>
        </>
      )}
    </p>
  )
}
