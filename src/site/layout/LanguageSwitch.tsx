import { useTranslation } from 'react-i18next'
import * as styles from './LanguageSwitch.module.css'
import { usePage } from './use-page'

/** Links to the same page in the other language; the enhancement script remembers the choice. */
export function LanguageSwitch() {
  const { t } = useTranslation('common')
  const { other, translated, otherPath } = usePage()
  return (
    <a
      className={styles.choice}
      href={otherPath}
      lang={other}
      hrefLang={other}
      rel={translated ? 'alternate' : undefined}
      data-choose-language={other}
    >
      {t('language.switch')}
    </a>
  )
}
