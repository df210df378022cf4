import { type MouseEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { localPath } from '../../site/languages'
import { useLanguage } from '../../site/use-language'
import { Button } from '../../ui/Button'
import { ButtonLink } from '../../ui/ButtonLink'
import type { ListedArticle } from '../listing'
import { type ListPlace, listPath, pageCount } from '../paths'
import type { Term } from '../search/match'
import * as styles from './ArticleBrowser.module.css'
import { ArticleCard } from './ArticleCard'
import type { Suggestion } from './article-list'
import { Categories, type Category } from './Categories'
import { Count } from './Count'
import { everything, formatListQuery, type ListQuery, useListQuery } from './list-query'
import { Notice } from './Notice'
import { Pagination } from './Pagination'
import { SearchField } from './SearchField'
import { useArticleList } from './use-article-list'

type Props = {
  /** The page's heading and lead; while searching, results come first. */
  title: string
  lead: string
  /** The query and articles that the page was built with, in the HTML before any script runs. */
  built: { query: ListQuery; articles: ListedArticle[]; categories: Category[]; total: number }
}

const nothingSearched: Term[] = []
const noSuggestions: Suggestion[] = []

const withModifier = ({ metaKey, ctrlKey, shiftKey, altKey, button }: MouseEvent) =>
  metaKey || ctrlKey || shiftKey || altKey || button !== 0

/** The list of articles: categories, search, cards and pagination. */
export function ArticleBrowser({ title, lead, built }: Props) {
  const { t } = useTranslation('articles')
  const { language } = useLanguage()
  const documentOf = (place: ListPlace) => localPath(listPath(place), language)
  const { query, asBuilt, now, addressOf, change } = useListQuery(built.query, documentOf(built.query))
  const { state, retry } = useArticleList(language, query)
  const results = useRef<HTMLDivElement>(null)

  const failed = state.status === 'failed'
  const answer = state.status === 'loaded' ? state.answer : undefined
  const { total, pages, articles: shown, categories } = answer ?? shownWithout(failed, asBuilt, built)
  const page = Math.min(query.page, pages)
  const terms = answer?.terms ?? nothingSearched
  const counted = (count: number) => {
    if (count > 0 && answer?.aside) return t('countAside', { count, ...answer.aside })
    return answer?.partly && count > 0 ? t('countPartly', { count }) : t('count', { count })
  }
  const count = failed ? '' : total === undefined ? t('loading') : counted(total)

  // Categories, and pages of an unsearched list, are documents of their own. A category link keeps the typed text.
  const categoryAddress = (category: string) =>
    documentOf({ category }) + formatListQuery({ ...everything, q: query.q })
  const pageAddress = (page: number) =>
    query.q ? addressOf({ ...query, page }) : documentOf({ ...query, page })
  const choosePage = (page: number, event: MouseEvent) => {
    if (!query.q || withModifier(event)) return
    event.preventDefault()
    change({ ...query, page }, 'push')
    results.current?.focus()
  }
  // The retry button disappears, so the focus moves to where its results will be.
  const tryAgain = () => {
    retry()
    results.current?.focus()
  }

  return (
    <>
      <header className={styles.head}>
        <h1>{title}</h1>
        {!query.q && <p>{lead}</p>}
      </header>
      <div className={styles.tools}>
        <Categories categories={categories} chosen={query.category} addressOf={categoryAddress} />
        <SearchField
          text={query.q}
          address={documentOf({ category: built.query.category })}
          suggestions={answer?.suggestions ?? noSuggestions}
          onType={(q) => change({ ...now(), q, page: 1 }, 'replace')}
        />
      </div>
      <p className={styles.noScript}>{t('noScript')}</p>
      <div ref={results} tabIndex={-1} className={styles.results}>
        <Count words={count} />
        {failed && (
          <Notice title={t('error.title')} text={t('error.text')} alert>
            <Button quiet onClick={tryAgain}>
              {t('error.retry')}
            </Button>
          </Notice>
        )}
        {!failed && total === 0 && (
          <Notice
            title={t('empty.title')}
            text={`${query.q && `${t('empty.nothing', { q: query.q })} `}${t('empty.text')}`}
          >
            <ButtonLink quiet href={documentOf({})}>
              {t('empty.reset')}
            </ButtonLink>
          </Notice>
        )}
        {shown.length > 0 && (
          <div className={styles.rows}>
            {shown.map((article, place) => (
              <ArticleCard
                key={article.slug}
                as={place === 0 && article.featured && !query.q ? 'lead' : 'row'}
                article={article}
                terms={terms}
                quote={answer?.quotes[article.slug]}
              />
            ))}
          </div>
        )}
        {!failed && <Pagination page={page} pages={pages} addressOf={pageAddress} onChoose={choosePage} />}
      </div>
    </>
  )
}

/** The list as it was built, shown until the worker answers if it matches the query. */
function shownWithout(failed: boolean, asBuilt: boolean, { articles, categories, total }: Props['built']) {
  if (failed) return { total: undefined, pages: 1, articles: [], categories: [] }
  if (!asBuilt) return { total: undefined, pages: 1, articles: [], categories }
  return { total, pages: pageCount(total), articles, categories }
}
