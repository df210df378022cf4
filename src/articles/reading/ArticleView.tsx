import { graphql } from 'gatsby'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDay, separator } from '../../site/format'
import { OutdatedNotice } from '../../site/OutdatedNotice'
import { PrintedContact } from '../../site/PrintedContact'
import { useLanguage } from '../../site/use-language'
import { useSite } from '../../site/use-site'
import { Picture } from '../../ui/Picture'
import { unbroken } from '../../ui/unbroken'
import { coverOf } from '../cover'
import { ArticleCard } from '../list/ArticleCard'
import { ArticleGrid } from '../list/ArticleGrid'
import type { ListedArticle } from '../listing'
import { PublicationBadge } from '../PublicationBadge'
import { articlePath, listPath } from '../paths'
import * as styles from './ArticleView.module.css'
import { Contents } from './Contents'
import { Neighbours } from './Neighbours'
import { Share } from './Share'

type Props = {
  article: Queries.ArticlePartsFragment
  related: readonly ListedArticle[]
  previous: ListedArticle | undefined
  next: ListedArticle | undefined
  /** The service that the article's subject leads to. */
  service: ReactNode
}

/** One article, with related articles, its neighbours and a service. */
export function ArticleView({ article, related, previous, next, service }: Props) {
  const { t } = useTranslation('articles')
  const { language, local } = useLanguage()
  const { brand } = useSite()
  const picture = coverOf(article)
  return (
    <>
      <article className={styles.article}>
        <header className={styles.head}>
          <PublicationBadge {...article} />
          {article.outdated && (
            <div className={styles.notice}>
              <OutdatedNotice path={articlePath(article.slug)} {...article.outdated} />
            </div>
          )}
          <h1>{unbroken(article.title)}</h1>
          <p className={styles.subtitle}>{unbroken(article.subtitle)}</p>
          <p className={styles.meta}>
            {t('article.by', { author: article.author ?? brand })}
            {separator}
            <time dateTime={article.publishedAt}>{formatDay(language, article.publishedAt)}</time>
            {article.updatedAt && (
              <>
                {', '}
                <time dateTime={article.updatedAt}>
                  {t('article.updated', { day: formatDay(language, article.updatedAt) })}
                </time>
              </>
            )}
            {article.checkedAt && (
              <>
                {separator}
                <time dateTime={article.checkedAt}>
                  {t('article.checked', { day: formatDay(language, article.checkedAt) })}
                </time>
              </>
            )}
            {separator}
            {t('readingTime', { minutes: article.readingMinutes })}
          </p>
          {picture && (
            <figure
              className={styles.hero}
              role={article.imageCaption ? 'figure' : undefined}
              aria-label={article.imageCaption ?? undefined}
            >
              <Picture
                image={picture}
                alt={article.imageAlt ?? ''}
                sizes="(min-width: 72rem) 30rem, 100vw"
                eager
              />
              {article.imageCaption && <figcaption>{article.imageCaption}</figcaption>}
            </figure>
          )}
        </header>
        <Contents headings={article.headings} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own MDX, compiled to HTML at build */}
        <div className={styles.prose} dangerouslySetInnerHTML={{ __html: article.html }} />
        <footer className={styles.foot}>
          {service}
          <PrintedContact />
          <ul className={styles.tags} aria-label={t('article.tags')}>
            {article.tags.map(({ tag, name }) => (
              <li key={tag}>
                <a href={local(listPath({ category: tag }))}>{name[language]}</a>
              </li>
            ))}
          </ul>
          <Share title={article.title} />
        </footer>
      </article>
      <Neighbours previous={previous} next={next} />
      {related.length > 0 && (
        <section className={styles.related} aria-labelledby="related">
          <h2 id="related">{t('article.related')}</h2>
          <ArticleGrid>
            {related.map((other) => (
              <ArticleCard key={other.slug} article={other} level={3} brief />
            ))}
          </ArticleGrid>
        </section>
      )}
    </>
  )
}

export const query = graphql`
  fragment ArticleParts on Article {
    slug
    title
    subtitle
    author
    publishedAt
    updatedAt
    checkedAt
    publication
    outdated {
      day
      original
    }
    readingMinutes
    imageAlt
    imageCaption
    html
    headings {
      id
      text
    }
    tags {
      tag
      area
      name {
        ...EachLanguage
      }
    }
    plate
    image {
      childImageSharp {
        gatsbyImageData(
          width: 1120
          aspectRatio: 2.2
          layout: CONSTRAINED
          placeholder: NONE
          transformOptions: { cropFocus: CENTER }
          formats: [AVIF, JPG]
        )
      }
    }
  }
`
