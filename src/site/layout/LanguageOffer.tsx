import { useTranslation } from 'react-i18next'
import * as styles from './LanguageOffer.module.css'
import { usePage } from './use-page'

/**
 * One line in the other language, shown by the enhancement script to a browser that prefers it and has not
 * chosen yet (design, decision 7). It stands at the window's foot, and below the page's own at its end: nothing moves, and
 * nothing stays covered.
 */
export function LanguageOffer() {
  const { t } = useTranslation('common')
  const { other, translated, otherPath } = usePage()
  if (!translated) return null
  return (
    <aside className={styles.offer} lang={other} data-language-offer={other} hidden>
      {t('language.offer')}{' '}
      <a href={otherPath} hrefLang={other} data-choose-language={other}>
        {t('language.accept')}
      </a>
      <button type="button" className={styles.dismiss} data-dismiss-offer aria-label={t('language.dismiss')}>
        ×
      </button>
    </aside>
  )
}
