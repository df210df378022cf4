import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../site/use-language'
import type { ListedArticle } from '../listing'
import { pageCount } from '../paths'
import * as styles from './ArticleBrowser.module.css'
import type { Suggestion } from './article-list'
import { Categories, type Category } from './Categories'
import { flushListAddress } from './list-address'
import {
  everything,
  formatListQuery,
  type ListQuery,
  listDocument,
  useAddressState,
  useBarAddressState,
} from './list-query'
import { type Listed, Results } from './Results'
import { SearchField } from './SearchField'
import { type ListState, useArticleList } from './use-article-list'
import { useSearchTitle } from './use-search-title'

type Props = {
  /** The page's heading and lead; while searching, results come first. */
  title: string
  lead: string
  /** The query and articles that the page was built with, in the HTML before any script runs. */
  built: { query: ListQuery; articles: ListedArticle[]; categories: Category[]; total: number }
}

const noSuggestions: Suggestion[] = []
const noCategories: Category[] = []

/** The list of articles: categories, search and results. */
export function ArticleBrowser({ title, lead, built }: Props) {
  const { t } = useTranslation('articles')
  const { language } = useLanguage()
  const [list] = useState(() => listDocument(built.query, language))
  const asBuilt = useAddressState(list, (state) => state.asBuilt)
  const searched = useDeferredValue(useAddressState(list, ({ query }) => query.q !== ''))
  const chosen = useAddressState(list, ({ query }) => query.category)
  // Deferred, so that category links do not render in the task that changes the address bar.
  const textInBar = useDeferredValue(useBarAddressState(list, ({ query }) => query.q))
  const { state, retry } = useArticleList(language, list)
  // Deferred: suggestions render first, then the results, which take longer to lay out.
  const shown = useDeferredValue(state)
  const listed = useMemo(() => listedIn(shown, asBuilt, built), [shown, asBuilt, built])
  const box = useRef<HTMLDivElement>(null)

  useSearchTitle(textInBar)

  // Each category has its own page; the link carries the typed text to it.
  const categoryAddress = useCallback(
    (category: string) => list.documentOf({ category }) + formatListQuery({ ...everything, q: textInBar }),
    [list, textInBar],
  )

  return (
    <>
      <header className={styles.head}>
        <h1>{title}</h1>
        {!searched && <p>{lead}</p>}
      </header>
      <div className={styles.tools}>
        <Categories
          categories={state.status === 'failed' ? noCategories : built.categories}
          chosen={chosen}
          addressOf={categoryAddress}
          onApproach={flushListAddress}
        />
        <SearchField
          list={list}
          address={list.documentOf({ category: built.query.category })}
          suggestions={state.status === 'loaded' ? state.answer.suggestions : noSuggestions}
        />
      </div>
      <p className={styles.noScript}>{t('noScript')}</p>
      <Results list={list} listed={listed} failed={shown.status === 'failed'} retry={retry} box={box} />
    </>
  )
}

/**
 * Returns what to show: until the list answers, the articles that the page was built with, so that nothing moves; uncounted
 * if the address asks for others.
 */
function listedIn(state: ListState, asBuilt: boolean, { query, articles, total }: Props['built']): Listed {
  if (state.status === 'loaded') return state.answer
  if (state.status === 'failed') return { query, page: 1, pages: 1, articles: [] }
  return { query, total: asBuilt ? total : undefined, page: query.page, pages: pageCount(total), articles }
}
