import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import * as styles from './Pagination.module.css'

type Props = {
  page: number
  pages: number
  /** Returns the address of a page, which also works without JavaScript. */
  addressOf: (page: number) => string
  onChoose: (page: number, event: MouseEvent) => void
}

export function Pagination({ page, pages, addressOf, onChoose }: Props) {
  const { t } = useTranslation('articles')
  if (pages < 2) return null
  const link = (to: number, words: string, rel?: string) => (
    <a href={addressOf(to)} rel={rel} onClick={(event) => onChoose(to, event)}>
      {words}
    </a>
  )
  return (
    <nav className={styles.pagination} aria-label={t('pagination.label')}>
      <ul>
        {page > 1 && <li>{link(page - 1, t('pagination.previous'), 'prev')}</li>}
        {numbersAround(page, pages).map((number, at, all) => (
          <li key={number} data-after-gap={number - (all[at - 1] ?? 0) > 1 || undefined}>
            <a
              href={addressOf(number)}
              aria-label={t('pagination.goto', { page: number })}
              aria-current={number === page ? 'page' : undefined}
              onClick={(event) => onChoose(number, event)}
            >
              {number}
            </a>
          </li>
        ))}
        {page < pages && <li>{link(page + 1, t('pagination.next'), 'next')}</li>}
      </ul>
    </nav>
  )
}

/** Up to this many pages are all linked; beyond, only the first, the last and those around the current one. */
const allNamed = 7

function numbersAround(page: number, pages: number): number[] {
  const all = Array.from({ length: pages }, (_, index) => index + 1)
  return pages <= allNamed
    ? all
    : all.filter((number) => number === 1 || number === pages || Math.abs(number - page) <= 1)
}
