import { useTranslation } from 'react-i18next'
import { formatDay } from './format'
import { isLanguage, localPath } from './languages'
import * as styles from './OutdatedNotice.module.css'
import { useLanguage } from './use-language'

type Props = {
  /** The page's address without language prefix. */
  path: string
  /** The day, `YYYY-MM-DD`, on which the translation was last up to date. */
  day: string
  /** The language of the original. */
  original: string
}

/** Tells readers of a translation that its original has changed since, with a link to it. */
export function OutdatedNotice({ path, day, original }: Props) {
  const { t } = useTranslation('common')
  const { language } = useLanguage()
  if (!isLanguage(original)) return null
  return (
    <p className={styles.notice} role="note">
      {t('translation.outdated', { day: formatDay(language, day) })}{' '}
      <a href={localPath(path, original)} hrefLang={original}>
        {t('translation.readOriginal')}
      </a>
    </p>
  )
}
