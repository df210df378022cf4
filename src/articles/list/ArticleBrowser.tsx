import { type MouseEvent, useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../site/use-language'
import { Button } from '../../ui/Button'
import { ButtonLink } from '../../ui/ButtonLink'
import type { ListedArticle } from '../listing'
import { pageCount } from '../paths'
import * as styles from './ArticleBrowser.module.css'
import { ArticleCard } from './ArticleCard'
import type { Suggestion } from './article-list'
import { Categories, type Category } from './Categories'
import { Count } from './Count'
import { catchUp } from './list-address'
import {
  everything,
  formatListQuery,
  type ListQuery,
  listDocument,
  useAddressState,
  useBarAddressState,
} from './list-query'
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

const noSuggestions: Suggestion[] = []

const withModifier = ({ metaKey, ctrlKey, shiftKey, altKey, button }: MouseEvent) =>
  metaKey || ctrlKey || shiftKey || altKey || button !== 0

/** The list of articles: categories, search, cards and pagination. */
export function ArticleBrowser({ title, lead, built }: Props) {
  const { t } = useTranslation('articles')
  const { language } = useLanguage()
  const [list] = useState(() => listDocument(built.query, language))
  const asBuilt = useAddressState(list, (state) => state.asBuilt)
  const searched = useAddressState(list, ({ query }) => query.q !== '')
  const chosen = useAddressState(list, ({ query }) => query.category)
  const textInBar = useBarAddressState(list, ({ query }) => query.q)
  const { state, retry } = useArticleList(language, list)
  const results = useRef<HTMLDivElement>(null)

  const failed = state.status === 'failed'
  const answer = state.status === 'loaded' ? state.answer : undefined
  const query = answer?.query ?? built.query
  const { total, page, pages, articles: shown, categories } = answer ?? shownWithout(failed, asBuilt, built)
  const counted = (count: number) => {
    if (count > 0 && answer?.aside) return t('countAside', { count, ...answer.aside })
    return answer?.partly && count > 0 ? t('countPartly', { count }) : t('count', { count })
  }
  const count = failed ? '' : total === undefined ? t('loading') : counted(total)

  // A category, and a page of what is not searched, is a document of its own. What was typed goes along to a category.
  const categoryAddress = useCallback(
    (category: string) => list.documentOf({ category }) + formatListQuery({ ...everything, q: textInBar }),
    [list, textInBar],
  )
  const pageAddress = (page: number) =>
    query.q ? list.addressOf({ ...query, page }) : list.documentOf({ ...query, page })
  const choosePage = (page: number, event: MouseEvent) => {
    if (!query.q || withModifier(event)) return
    event.preventDefault()
    list.change({ ...list.now(), page }, 'push')
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
        {!searched && <p>{lead}</p>}
      </header>
      <div className={styles.tools}>
        <Categories
          categories={categories}
          chosen={chosen}
          addressOf={categoryAddress}
          onApproach={catchUp}
        />
        <SearchField
          list={list}
          address={list.documentOf({ category: built.query.category })}
          suggestions={answer?.suggestions ?? noSuggestions}
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
            <ButtonLink quiet href={list.documentOf({})}>
              {t('empty.reset')}
            </ButtonLink>
          </Notice>
        )}
        {shown.length > 0 && (
          <div className={styles.rows}>
            {shown.map((article, place) => (
              <ArticleCard
                // biome-ignore lint/suspicious/noArrayIndexKey: another article takes the place over, which is faster than a new row
                key={place}
                as={place === 0 && article.featured && !query.q ? 'lead' : 'row'}
                article={article}
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

/** What stands there before the list has answered: what the page was built with, where that is what is asked for. */
function shownWithout(
  failed: boolean,
  asBuilt: boolean,
  { query, articles, categories, total }: Props['built'],
) {
  const nothing = { total: undefined, page: 1, pages: 1, articles: [] }
  if (failed) return { ...nothing, categories: [] }
  if (!asBuilt) return { ...nothing, categories }
  return { total, page: query.page, pages: pageCount(total), articles, categories }
}
