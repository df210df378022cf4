import { useTranslation } from 'react-i18next'
import { languageWords } from '../language-words'
import { useLanguage } from '../use-language'
import * as styles from './LanguageOffer.module.css'
import { usePage } from './use-page'

/**
 * A line in each other language above the header, for browsers that prefer it. `enhance/language.ts` marks the document
 * before the first paint, so that the line moves and covers nothing.
 */
export function LanguageOffer() {
  const { t } = useTranslation('common')
  const { language } = useLanguage()
  return usePage()
    .others.filter(({ translated }) => translated)
    .map(({ other, otherPath }) => (
      <aside key={other} className={styles.offer} aria-label={t('language.label')}>
        <p lang={other}>
          {languageWords[other].offer}{' '}
          <a href={otherPath} hrefLang={other} data-choose-language={other}>
            {languageWords[other].accept}
          </a>
        </p>
        <button
          type="button"
          className={styles.dismiss}
          lang={other}
          data-choose-language={language}
          aria-label={languageWords[other].dismiss}
        >
          ×
        </button>
      </aside>
    ))
}
