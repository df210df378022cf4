import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDay } from '../../site/format'
import { useLanguage } from '../../site/use-language'
import { Badge } from '../../ui/Badge'
import { Picture } from '../../ui/Picture'
import type { ListedArticle } from '../listing'
import { PublicationBadge } from '../PublicationBadge'
import { isMeant } from '../search/marks'
import type { Term } from '../search/match'
import { wordsOf } from '../search/words'
import * as styles from './ArticleCard.module.css'
import { Marked } from './Marked'

/** The number of tags named on a card; the others are counted. */
const tagsShown = 2

/** The width of the picture in each kind of card. */
const sizes = { card: undefined, row: '10rem', lead: '(min-width: 56rem) 24rem, 10rem' }

type Props = {
  article: ListedArticle
  /** A card of a grid, a row of the list, or the row that leads it. */
  as?: keyof typeof sizes
  /** The title's heading level, one below the section's. */
  level?: 2 | 3
  /** Omits the subtitle. */
  brief?: boolean
  /** The search terms to mark. */
  terms?: readonly Term[]
  /** An excerpt from the text; an empty string reserves its space. */
  quote?: string
}

const nothing: readonly Term[] = []

/** Memoized, so that typing re-renders only cards whose article or marks change. */
export const ArticleCard = memo(function ArticleCard({
  article,
  as = 'card',
  level = 2,
  brief = false,
  terms = nothing,
  quote,
}: Props) {
  const { t } = useTranslation('articles')
  const { language } = useLanguage()
  const Heading = level === 2 ? 'h2' : 'h3'
  const tags = foundFirst(article.tags, terms)
  const shown = tags.slice(0, tagsShown)
  const hidden = tags.slice(tagsShown)
  return (
    <article
      className={`${styles.card} ${as === 'card' ? '' : styles.row} ${as === 'lead' ? styles.lead : ''}`}
    >
      {/* biome-ignore lint/a11y/useAnchorContent: for the pointer only; the title beside it is the same link with words */}
      <a className={styles.picture} href={article.url} tabIndex={-1} aria-hidden="true">
        {article.picture && <Picture key={article.slug} image={article.picture} alt="" sizes={sizes[as]} />}
      </a>
      <div className={styles.words}>
        <p className={styles.tags}>
          {article.publication && <PublicationBadge {...article} />}
          {article.featured && <Badge>{t('featured')}</Badge>}
          {shown.map(({ id, name }) => (
            <span key={id} data-tag={id}>
              <Marked text={name} terms={terms} />
            </span>
          ))}
          {hidden.length > 0 && (
            <span
              title={t('moreTags', {
                count: hidden.length,
                names: hidden.map(({ name }) => name).join(', '),
              })}
            >
              +{hidden.length}
            </span>
          )}
        </p>
        <Heading className={styles.title}>
          <a href={article.url}>
            <Marked text={article.title} terms={terms} />
          </a>
        </Heading>
        {!brief && (
          <p className={styles.subtitle}>
            <Marked text={article.subtitle} terms={terms} />
          </p>
        )}
        {quote !== undefined && (
          <p className={styles.quote}>
            <Marked text={quote} terms={terms} />
          </p>
        )}
        <p className={styles.meta}>
          <time dateTime={article.publishedAt}>{formatDay(language, article.publishedAt)}</time> ·{' '}
          {t('readingTime', { minutes: article.readingMinutes })}
        </p>
      </div>
    </article>
  )
})

/** Moves matching tags first, so that they are named rather than counted. */
function foundFirst(tags: ListedArticle['tags'], terms: readonly Term[]): ListedArticle['tags'] {
  const isFound = ({ name }: { name: string }) =>
    wordsOf(name).some((word) => terms.some((term) => isMeant(word, term)))
  return [...tags.filter(isFound), ...tags.filter((tag) => !isFound(tag))]
}
