import { useTranslation } from 'react-i18next'
import { separator } from '../site/format'
import { DurationScale, Ruler } from './DurationScale'
import { OfferBadge } from './OfferBadge'
import { PriceNote, type PriceTerms } from './PriceNote'
import * as styles from './PriceTable.module.css'
import type { Localized, PriceLine } from './price-list'
import { useOfferFormat } from './use-offer-format'

/** A row of the table; the whole row is a link. */
export type PriceRow = Pick<
  PriceLine,
  'id' | 'name' | 'summary' | 'price' | 'duration' | 'badge' | 'features'
> & {
  href: string
  /** The accessible name of its link, if its name does not say where it leads. */
  label?: string
  /** The link that starts an estimate with it. */
  estimate?: string
  /** For a pack that lists its contents: the sum of their single prices, in euros. */
  originalPrice?: number
}

type Group = { id?: string; title?: string; intro?: string; rows: readonly PriceRow[] }

type Props = {
  groups: readonly Group[]
  /** The length of the ruler that all rows share, in weeks; 0 for none. */
  weeks?: number
  terms: PriceTerms
  caption: string
  heads: { service: string; duration: string; price: string }
  /** A short version: without each offer's contents. */
  short?: boolean
}

/** A price list as one chart: offers, durations on a ruler of weeks, prices. */
export function PriceTable({ groups, weeks = 0, terms, caption, heads, short = false }: Props) {
  const filled = groups.filter(({ rows }) => rows.length > 0)
  return (
    <>
      {/* A hidden caption would be read after the name that it gives. */}
      <table className={`${styles.table} ${short ? styles.short : ''}`} aria-label={caption}>
        <thead>
          <tr>
            <th scope="col">{heads.service}</th>
            <th scope="col">
              {heads.duration}
              {weeks > 0 && <Ruler weeks={weeks} />}
            </th>
            <th scope="col">{heads.price}</th>
          </tr>
        </thead>
        {filled.map(({ id, title, intro, rows }) => (
          <tbody key={id ?? 'all'} id={id}>
            {title && (
              <tr className={styles.group}>
                <th scope="rowgroup">
                  {/* biome-ignore lint/a11y/useSemanticElements: a header cell may not hold an `h3` */}
                  <span role="heading" aria-level={3}>
                    {title}
                  </span>
                </th>
                <td colSpan={2}>{intro}</td>
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

/** Uses no-break spaces after figures, so that they stay with their nouns. */
const withFigures = (text: string) => text.replaceAll(/(?<=\d) /g, '\u00a0')

function Row({ weeks, short, ...row }: PriceRow & { weeks: number; short: boolean }) {
  const { t } = useTranslation('offers')
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
        <OfferBadge badge={badge} />{' '}
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
        <DurationScale duration={row.duration} weeks={weeks} ongoing={ongoing} />
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
          <>
            {' '}
            <a
              className={styles.start}
              href={estimate}
              aria-label={t('price.startNamed', { name: name[language] })}
            >
              {t('price.start')}
            </a>
          </>
        )}
      </td>
    </tr>
  )
}
