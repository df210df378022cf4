import { useTranslation } from 'react-i18next'
import { separator } from '../site/format'
import { DurationScale, Ruler } from './DurationScale'
import { OfferBadge } from './OfferBadge'
import { PriceNote, type PriceTerms } from './PriceNote'
import * as styles from './PriceTable.module.css'
import type { Localized, PriceLine } from './price-list'
import { useOfferFormat } from './use-offer-format'

/** A row of the table: the whole of it is the link. */
export type PriceRow = Pick<
  PriceLine,
  'id' | 'name' | 'summary' | 'price' | 'duration' | 'badge' | 'features'
> & {
  href: string
  /** What its link is called, where its name does not say where it leads. */
  label?: string
  /** Where it is added to an estimate. */
  estimate?: string
  /** Of a pack whose contents are written, in euros: what its parts cost one by one. */
  originalPrice?: number
}

type Group = { id?: string; title?: string; intro?: string; rows: readonly PriceRow[] }

type Props = {
  groups: readonly Group[]
  /** How many weeks the ruler has, which all rows share. */
  weeks?: number
  terms: PriceTerms
  caption: string
  heads: { service: string; duration: string; price: string }
  /** An extract: without what each offer holds, and without the rulers. */
  short?: boolean
}

/** A price list as one chart: what it is, how long it takes on a ruler of weeks, what it costs. */
export function PriceTable({ groups, weeks = 0, terms, caption, heads, short = false }: Props) {
  return (
    <>
      <table className={`${styles.table} ${short ? styles.short : ''}`}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{heads.service}</th>
            <th scope="col">
              {heads.duration}
              {!short && <Ruler weeks={weeks} />}
            </th>
            <th scope="col">{heads.price}</th>
          </tr>
        </thead>
        {groups.map(({ id, title, intro, rows }) => (
          <tbody key={id ?? 'all'} id={id}>
            {title && (
              <tr className={styles.group}>
                <th scope="rowgroup" colSpan={3}>
                  <h3>{title}</h3> {intro}
                </th>
              </tr>
            )}
            {rows.map((row) => (
              <Row key={row.id} {...row} weeks={weeks} short={short} />
            ))}
          </tbody>
        ))}
      </table>
      <PriceNote {...terms} />
    </>
  )
}

const details = (features: readonly Localized[], summary: Localized) =>
  features.length > 0 ? features : [summary]

/** Leaves no figure at the end of a line without what it counts. */
const withFigures = (text: string) => text.replaceAll(/(?<=\d) /g, '\u00a0')

function Row({ weeks, short, ...row }: PriceRow & { weeks: number; short: boolean }) {
  const { t } = useTranslation('common')
  const { language, price, duration, euros } = useOfferFormat()
  const { id, name, summary, features, badge, href, label, estimate, originalPrice } = row
  const saving = originalPrice && row.price ? originalPrice - row.price.amount : 0
  const ongoing = row.price?.per === 'month' && !row.duration
  return (
    <tr className="whole" data-offer={id}>
      <th scope="row">
        <a href={href} aria-label={label}>
          {name[language]}
        </a>{' '}
        <OfferBadge badge={badge} />
        {!short && (
          <span className={styles.details}>
            {details(features, summary)
              .map((detail) => withFigures(detail[language]))
              .join(separator)}
          </span>
        )}
      </th>
      <td className={styles.duration}>
        {saving > 0
          ? t('price.saving', { price: euros(saving) })
          : ongoing
            ? t('duration.ongoing')
            : duration(row.duration)}
        {!short && <DurationScale duration={row.duration} weeks={weeks} ongoing={ongoing} />}
      </td>
      <td className={styles.price}>
        {price(row.price)}
        {originalPrice && (
          <>
            {' '}
            <span className="visually-hidden">{t('price.instead')}</span> <del>{euros(originalPrice)}</del>
          </>
        )}
        {estimate && (
          <a
            className={styles.add}
            href={estimate}
            aria-label={t('price.addNamed', { name: name[language] })}
          >
            {t('price.add')}
          </a>
        )}
      </td>
    </tr>
  )
}
