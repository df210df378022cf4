import { useTranslation } from 'react-i18next'
import { useLanguage } from '../use-language'
import * as styles from './LanguageOffer.module.css'
import { usePage } from './use-page'

/**
 * A line in the other language above the header, for browsers that prefer it. `enhance/language.ts` marks the document
 * before the first paint, so that the line moves and covers nothing.
 */
export function LanguageOffer() {
  const { t } = useTranslation('common')
  const { language } = useLanguage()
  const { other, translated, otherPath } = usePage()
  if (!translated) return null
  return (
    <aside className={styles.offer} aria-label={t('language.label')}>
      <p lang={other}>
        {t('language.offer')}{' '}
        <a href={otherPath} hrefLang={other} data-choose-language={other}>
          {t('language.accept')}
        </a>
      </p>
      <button
        type="button"
        className={styles.dismiss}
        lang={other}
        data-choose-language={language}
        aria-label={t('language.dismiss')}
      >
        ×
      </button>
    </aside>
  )
}
