import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { articlePath } from '../articles/paths'
import { Source } from '../own-server/Source'
import { formatCents, formatDay } from '../site/format'
import { useLanguage } from '../site/use-language'
import { type Line, months, type TwoYears } from './compute'
import * as styles from './TwoYearsTable.module.css'

type Props = TwoYears & {
  /** The date that sources are checked against. */
  today: string
  /** An article that computes a larger case. */
  article?: { slug: string; title: string } | null | undefined
}

/** The cost of a case over two years, line by line, with calculation and source. */
export function TwoYearsTable({ lines, monthly, total, own, today, article }: Props) {
  const { t } = useTranslation('sections')
  const { language, local } = useLanguage()
  const day = (value: string) => formatDay(language, value)
  const euros = (cents: number, digits?: number) => formatCents(language, cents, digits)
  /** Cents in all sums or in none, so that figures align. */
  const sum = (cents: number) => euros(cents, lines.every((line) => line.total % 100 === 0) ? 0 : 2)
  const each = ({ monthly: amount }: Line) => t('twoYears.each', { months, amount: euros(amount) })

  const workings: Record<Line['id'], (line: Line) => ReactNode> = {
    setUp: () => t('twoYears.once'),
    server: (line) => (
      <>
        {each(line)} · {line.figure && <Source figure={line.figure} today={today} say={{ day }} />}
      </>
    ),
    support: each,
    work: () => t('twoYears.hours', { ...own, months, rate: euros(own.rate) }),
  }
  return (
    <>
      <table className={styles.table} aria-label={t('twoYears.title')}>
        <thead className="visually-hidden">
          <tr>
            {t('twoYears.columns', { returnObjects: true }).map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.name}>
              <th scope="row">{t(`twoYears.lines.${line.id}`, { name: line.name })}</th>
              <td>{workings[line.id](line)}</td>
              <td>{sum(line.total)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('twoYears.total')}</th>
            <td>{t('twoYears.perMonth', { amount: euros(monthly, 0) })}</td>
            <td>{sum(total)}</td>
          </tr>
        </tfoot>
      </table>
      <p className={styles.note}>{t('twoYears.note', { day: day(own.day) })}</p>
      {article && (
        <p className={styles.note}>
          {t('twoYears.larger')} <a href={local(articlePath(article.slug))}>{article.title}</a>
        </p>
      )}
    </>
  )
}
