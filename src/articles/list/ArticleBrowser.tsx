import { type MouseEvent, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Language, localPath } from '../../site/languages'
import { useLanguage } from '../../site/use-language'
import { Button } from '../../ui/Button'
import type { ListedArticle } from '../listing'
import { articlesPerPage, listPath, pageCount } from '../paths'
import * as styles from './ArticleBrowser.module.css'
import { ArticleCard } from './ArticleCard'
import { ArticleGrid } from './ArticleGrid'
import { Categories, type Category } from './Categories'
import { createPlainSearch } from './containing'
import { everything, formatListQuery, type ListQuery, useListQuery } from './list-query'
import { Notice } from './Notice'
import { Pagination } from './Pagination'
import { useArticles } from './use-articles'

type Props = {
  /** What the page was built with: it stands in the HTML before any script runs. */
  built: { query: ListQuery; articles: ListedArticle[]; categories: Category[]; total: number }
}

type Search = (text: string) => ListedArticle[]

const withModifier = ({ metaKey, ctrlKey, shiftKey, altKey, button }: MouseEvent) =>
  metaKey || ctrlKey || shiftKey || altKey || button !== 0

/** Categories, search, cards and pages of the list of articles (spec, sections 2 and 4). */
export function ArticleBrowser({ built }: Props) {
  const { t } = useTranslation('articles')
  const { language } = useLanguage()
  const base = localPath('/articles', language)
  const { query, asBuilt, change } = useListQuery(
    base,
    built.query,
    localPath(listPath(built.query), language),
  )
  const { state, retry } = useArticles(localPath('/api/articles', language))
  const results = useRef<HTMLDivElement>(null)

  const articles = state.status === 'loaded' ? state.articles : undefined
  const search = useSearch(articles, query.q !== '')
  const listed = useMemo(() => {
    if (!articles || (query.q && !search)) return undefined
    const found = query.q && search ? search(query.q) : articles
    return found.filter(({ tags }) => !query.category || tags.some(({ id }) => id === query.category))
  }, [articles, search, query.q, query.category])

  const failed = state.status === 'failed'
  const total = listed?.length ?? (asBuilt ? built.total : undefined)
  const pages = pageCount(total ?? 0)
  const page = Math.min(query.page, pages)
  const shown = failed
    ? []
    : (listed?.slice((page - 1) * articlesPerPage, page * articlesPerPage) ?? (asBuilt ? built.articles : []))
  const categories = failed ? [] : articles ? categoriesOf(articles, language) : built.categories

  // A query has an address of its own in the browser; what was built has a document of its own, for everyone.
  const addressOf = (next: ListQuery) =>
    next.q ? `${base}${formatListQuery(next)}` : localPath(listPath(next), language)
  const choose = (next: ListQuery, event: MouseEvent) => {
    if (withModifier(event)) return
    event.preventDefault()
    change(next, 'push')
  }
  const choosePage = (next: ListQuery, event: MouseEvent) => {
    choose(next, event)
    if (event.defaultPrevented) results.current?.focus()
  }

  return (
    <>
      <div className={styles.tools}>
        <Categories
          categories={categories}
          chosen={query.category}
          addressOf={(category) => addressOf({ ...query, category, page: 1 })}
          onChoose={(category, event) => choose({ ...query, category, page: 1 }, event)}
        />
        <search className={styles.search}>
          <label htmlFor="article-search">{t('searchLabel')}</label>
          <input
            id="article-search"
            type="search"
            autoComplete="off"
            placeholder={t('searchPlaceholder')}
            value={query.q}
            onChange={({ target }) => change({ ...query, q: target.value, page: 1 }, 'replace')}
          />
        </search>
      </div>
      <p className={styles.noScript}>{t('noScript')}</p>
      <div ref={results} tabIndex={-1} className={styles.results}>
        <p role="status" className={styles.count}>
          {state.status === 'loading' || (!failed && total === undefined)
            ? t('loading')
            : failed
              ? ''
              : t('count', { count: total })}
        </p>
        {failed && (
          <Notice title={t('error.title')} text={t('error.text')}>
            <Button quiet onClick={retry}>
              {t('error.retry')}
            </Button>
          </Notice>
        )}
        {!failed && total === 0 && (
          <Notice title={t('empty.title')} text={t('empty.text')}>
            <Button quiet onClick={() => change(everything, 'push')}>
              {t('empty.reset')}
            </Button>
          </Notice>
        )}
        {shown.length > 0 && (
          <ArticleGrid busy={state.status === 'loading'}>
            {shown.map((article) => (
              <ArticleCard key={article.slug} article={article} />
            ))}
          </ArticleGrid>
        )}
        {!failed && (
          <Pagination
            page={page}
            pages={pages}
            addressOf={(next) => addressOf({ ...query, page: next })}
            onChoose={(next, event) => choosePage({ ...query, page: next }, event)}
          />
        )}
      </div>
    </>
  )
}

/** The unique tags of all articles, in the order of their names. */
function categoriesOf(articles: readonly ListedArticle[], language: Language): Category[] {
  const byId = new Map(articles.flatMap(({ tags }) => tags.map((tag) => [tag.id, tag] as const)))
  return [...byId.values()].sort((a, b) => a.name.localeCompare(b.name, language))
}

/** Fuse is loaded when it is wanted: on the first letter typed. */
function useSearch(articles: readonly ListedArticle[] | undefined, wanted: boolean): Search | undefined {
  const [createSearch, setCreateSearch] = useState<(list: readonly ListedArticle[]) => Search>()
  useEffect(() => {
    if (!wanted || createSearch) return
    import('./search')
      .then((module) => setCreateSearch(() => module.createSearch))
      .catch((error: unknown) => {
        console.error('The search could not be loaded; typos are not forgiven.', error)
        setCreateSearch(() => createPlainSearch)
      })
  }, [wanted, createSearch])
  return useMemo(
    () => (articles && createSearch ? createSearch(articles) : undefined),
    [articles, createSearch],
  )
}
