import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDay } from '../../site/format'
import { useLanguage } from '../../site/use-language'
import { Badge } from '../../ui/Badge'
import { Picture } from '../../ui/Picture'
import { Spaced } from '../../ui/Spaced'
import { PublicationBadge } from '../PublicationBadge'
import type { MarkedText } from '../search/marks'
import * as styles from './ArticleCard.module.css'
import type { FoundArticle } from './found-article'
import { Marked } from './Marked'

/** The number of tags named on a card; the others are counted. */
const tagsShown = 2

/** The width of the picture in each kind of card. */
const sizes = { card: undefined, row: '10rem', lead: '(min-width: 56rem) 24rem, 10rem', found: undefined }

const row = `${styles.card} ${styles.row}`
const classes = {
  card: styles.card,
  row,
  lead: `${row} ${styles.lead}`,
  found: `${row} ${styles.found}`,
}

type Props = {
  article: FoundArticle
  /** A card of a grid, a row of the list, the row that leads it, or a row of words alone, of what was searched for. */
  as?: keyof typeof sizes
  /** The title's heading level, one below the section's. */
  level?: 2 | 3
  /** Omits the subtitle. */
  brief?: boolean
  /** An excerpt from the text; an empty one reserves its space. */
  quote?: MarkedText
}

/** Compares by value, since each answer has its own copies of the articles. */
const isSame = (before: Props, after: Props) => JSON.stringify(before) === JSON.stringify(after)

export const ArticleCard = memo(function ArticleCard({
  article,
  as = 'card',
  level = 2,
  brief = false,
  quote,
}: Props) {
  const { t } = useTranslation('articles')
  const { language } = useLanguage()
  const Heading = level === 2 ? 'h2' : 'h3'
  const { marked } = article
  const shown = article.tags.slice(0, tagsShown)
  const hidden = article.tags.slice(tagsShown)
  return (
    <article className={classes[as]}>
      {as !== 'found' && (
        <>
          {/* biome-ignore lint/a11y/useAnchorContent: for the pointer only; the title beside it is the same link with words */}
          <a className={styles.picture} href={article.url} tabIndex={-1} aria-hidden="true">
            {article.picture && (
              <Picture key={article.slug} image={article.picture} alt="" sizes={sizes[as]} />
            )}
          </a>
        </>
      )}
      <div className={styles.words}>
        <p className={styles.tags}>
          <Spaced>
            {article.publication && <PublicationBadge {...article} />}
            {article.featured && <Badge>{t('featured')}</Badge>}
            {shown.map(({ id, name }, place) => (
              <span key={id} data-tag={id}>
                <Marked text={marked?.tags[place] ?? [name]} />
              </span>
            ))}
            {hidden.length > 0 && (
              // An image, so that its title is its name: of a mere title, screen readers would say nothing.
              <span
                role="img"
                title={t('moreTags', {
                  count: hidden.length,
                  names: hidden.map(({ name }) => name).join(', '),
                })}
              >
                +{hidden.length}
              </span>
            )}
          </Spaced>
        </p>
        <Heading className={styles.title}>
          <a href={article.url}>
            <Marked text={marked?.title ?? [article.title]} />
          </a>
        </Heading>
        {!brief && (
          <p className={styles.subtitle}>
            <Marked text={marked?.subtitle ?? [article.subtitle]} />
          </p>
        )}
        {quote !== undefined && (
          <p className={styles.quote}>
            <Marked text={quote} />
          </p>
        )}
        <p className={styles.meta}>
          <time dateTime={article.publishedAt}>{formatDay(language, article.publishedAt)}</time> ·{' '}
          {t('readingTime', { minutes: article.readingMinutes })}
        </p>
      </div>
    </article>
  )
}, isSame)
