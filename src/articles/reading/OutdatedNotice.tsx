import { useTranslation } from 'react-i18next'
import { formatDay } from '../../site/format'
import { isLanguage, localPath } from '../../site/languages'
import { useLanguage } from '../../site/use-language'
import { articlePath } from '../paths'
import * as styles from './OutdatedNotice.module.css'

type Props = { slug: string; day: string; original: string }

/** Tells the reader of a translation that its original has changed since, and leads there. */
export function OutdatedNotice({ slug, day, original }: Props) {
  const { t } = useTranslation('articles')
  const { language } = useLanguage()
  if (!isLanguage(original)) return null
  return (
    <p className={styles.notice} role="note">
      {t('article.outdated', { day: formatDay(language, day) })}{' '}
      <a href={localPath(articlePath(slug), original)} hrefLang={original}>
        {t('article.readOriginal')}
      </a>
    </p>
  )
}
