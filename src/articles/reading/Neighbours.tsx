import { useTranslation } from 'react-i18next'
import { unbroken } from '../../ui/unbroken'
import type { ListedArticle } from '../listing'
import * as styles from './Neighbours.module.css'

type Props = { previous: ListedArticle | undefined; next: ListedArticle | undefined }

/** The articles published before and after this one. */
export function Neighbours({ previous, next }: Props) {
  const { t } = useTranslation('articles')
  if (!previous && !next) return null
  return (
    <nav className={styles.neighbours} aria-label={t('article.neighbours')}>
      {previous && (
        <a href={previous.url} rel="prev">
          <small>{t('article.previous')}</small> {unbroken(previous.title)}
        </a>
      )}{' '}
      {next && (
        <a className={styles.next} href={next.url} rel="next">
          <small>{t('article.next')}</small> {unbroken(next.title)}
        </a>
      )}
    </nav>
  )
}
