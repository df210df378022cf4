import { type MouseEvent, memo, type RefObject, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../site/use-language'
import { Actions } from '../../ui/Actions'
import { Button } from '../../ui/Button'
import { ButtonLink } from '../../ui/ButtonLink'
import * as styles from './ArticleBrowser.module.css'
import { ArticleCard } from './ArticleCard'
import type { ListAnswer } from './article-list'
import { Count } from './Count'
import type { ListDocument } from './list-query'
import { Notice } from './Notice'
import { Pagination } from './Pagination'
import { useNextFrame } from './use-next-frame'

/** The part of an answer that the list shows; `total` is undefined while it is loading. */
export type Listed = Pick<ListAnswer, 'query' | 'total' | 'page' | 'pages' | 'articles'> &
  Partial<Pick<ListAnswer, 'partly' | 'aside' | 'quotes'>>

type Props = {
  list: ListDocument
  listed: Listed
  failed: boolean
  retry: () => void
  /** Receives the focus when its content is replaced on request. */
  box: RefObject<HTMLDivElement | null>
}

/** The number of rows updated in one frame; more would make it a long task. */
const rowsAtOnce = 2

const withModifier = ({ metaKey, ctrlKey, shiftKey, altKey, button }: MouseEvent) =>
  metaKey || ctrlKey || shiftKey || altKey || button !== 0

/** The count, cards and pages of the articles found. Memoized, so that only another answer renders them again. */
export const Results = memo(function Results({ list, listed, failed, retry, box }: Props) {
  const { t } = useTranslation('articles')
  const { t: common } = useTranslation('common')
  const { local } = useLanguage()
  const { query, total, page, pages, partly, aside } = listed
  const second = useNextFrame(listed)
  const third = useNextFrame(second)
  const counted = (count: number) => {
    if (count > 0 && aside) return t('countAside', { count, ...aside })
    return partly && count > 0 ? t('countPartly', { count }) : t('count', { count })
  }
  const count = failed ? '' : total === undefined ? t('loading') : counted(total)

  // A site without articles, or a new language of it, has nothing to search for, or to go back to.
  const unwritten = !query.q && !query.category

  // Without a search, each page of the list has its own address.
  const pageAddress = (page: number) =>
    query.q ? list.addressOf({ ...query, page }) : list.documentOf({ ...query, page })
  const chosen = useRef(0)
  const choosePage = (page: number, event: MouseEvent) => {
    if (!query.q || withModifier(event)) return
    event.preventDefault()
    chosen.current = page
    list.change({ ...list.now(), page }, 'push')
  }
  // Of the box, which has no name, screen readers would say nothing.
  useEffect(() => {
    if (page === chosen.current) box.current?.querySelector<HTMLElement>('h2 a')?.focus()
    chosen.current = 0
  }, [page, box])
  // The retry button disappears, so the focus moves to where its results will be.
  const tryAgain = () => {
    retry()
    box.current?.focus()
  }
  return (
    <div ref={box} tabIndex={-1} className={styles.results} aria-busy={!failed && total === undefined}>
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
          title={t(unwritten ? 'unwritten.title' : 'empty.title')}
          text={
            unwritten
              ? t('unwritten.text')
              : `${query.q && `${t('empty.nothing', { q: query.q })} `}${t('empty.text')}`
          }
        >
          <Actions>
            {!unwritten && (
              <ButtonLink quiet href={list.documentOf({})}>
                {t('empty.reset')}
              </ButtonLink>
            )}
            <ButtonLink quiet href={local('/contact')}>
              {common('actions.contact')}
            </ButtonLink>
          </Actions>
        </Notice>
      )}
      {listed.articles.length > 0 && (
        <div className={styles.rows}>
          {listed.articles.map((_, place) => {
            const frame = [listed, second][Math.floor(place / rowsAtOnce)] ?? third
            // biome-ignore lint/suspicious/noArrayIndexKey: another article takes the place over, which is faster than a new row
            return <Row key={place} listed={frame} place={place} />
          })}
        </div>
      )}
      {!failed && <Pagination page={page} pages={pages} addressOf={pageAddress} onChoose={choosePage} />}
    </div>
  )
})

/** One row; empty while `listed` is still the previous, shorter list. */
function Row({ listed: { query, articles, quotes }, place }: { listed: Listed; place: number }) {
  const article = articles[place]
  if (!article) return null
  const unsearched = place === 0 && article.featured ? 'lead' : 'row'
  return <ArticleCard as={query.q ? 'found' : unsearched} article={article} quote={quotes?.[article.slug]} />
}
