import { useTranslation } from 'react-i18next'
import { unbroken } from '../../ui/unbroken'
import * as styles from './Contents.module.css'

/** The article's sections; on wide screens the list stays in view in the margin. */
export function Contents({ headings }: { headings: Queries.ArticlePartsFragment['headings'] }) {
  const { t } = useTranslation('articles')
  if (headings.length < 2) return null
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <h2 id="contents">{t('article.contents')}</h2>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{unbroken(text)}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
