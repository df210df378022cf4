import { useTranslation } from 'react-i18next'
import { useLanguage } from '../site/use-language'
import { contactPath } from './contact-link'
import { OfferBadge } from './OfferBadge'
import { PriceNote, type PriceTerms } from './PriceNote'
import * as styles from './PriceTable.module.css'
import type { PriceLine } from './price-list'
import { useOfferFormat } from './use-offer-format'

type Props = {
  lines: readonly PriceLine[]
  terms: PriceTerms
  caption: string
  /** Column heads; without them the table is an extract and shows no buttons. */
  heads: { service: string; duration: string; price: string }
  actions?: boolean
}

/** A price list: names on the left, figures aligned on the right, a quiet rule between. */
export function PriceTable({ lines, terms, caption, heads, actions = false }: Props) {
  const { t } = useTranslation('common')
  const { local } = useLanguage()
  const { language, price, duration } = useOfferFormat()
  return (
    <>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead className={styles.heads}>
          <tr>
            <th scope="col">{heads.service}</th>
            <th scope="col">{heads.duration}</th>
            <th scope="col">{heads.price}</th>
            {actions && (
              <th scope="col">
                <span className="visually-hidden">{t('nav.contact')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id} data-offer={line.id}>
              <th scope="row">
                {line.name[language]} <OfferBadge badge={line.badge} />
                {actions && (
                  <span className={styles.details}>
                    {line.features.length > 0
                      ? line.features.map((feature) => feature[language]).join(' · ')
                      : line.summary[language]}
                  </span>
                )}
              </th>
              <td className={styles.duration}>{duration(line.duration)}</td>
              <td className={styles.price}>{price(line.price)}</td>
              {actions && (
                <td className={styles.action}>
                  <a
                    href={local(contactPath(line.service))}
                    aria-label={`${t('actions.quote')} – ${line.name[language]}`}
                  >
                    {t('actions.quote')}
                  </a>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <PriceNote {...terms} />
    </>
  )
}
