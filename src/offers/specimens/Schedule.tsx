import { useTranslation } from 'react-i18next'
import { startingOffer } from '../../site/starting-offer'
import type { Offer } from '../price-list'
import { stageAmounts } from '../stage-amounts'
import { useOfferFormat } from '../use-offer-format'
import { Sheet } from './Sheet'
import * as styles from './Sheet.module.css'

type Props = { offers: readonly Offer[]; stages: readonly number[] }

/** The payment schedule of an offer, with the deliverables of each stage; the figures come from the price list. */
export function Schedule({ offers, stages }: Props) {
  const { t } = useTranslation('specimens')
  const { language, euros, price, percents } = useOfferFormat()
  const words = t('sheets.mvp', { returnObjects: true })
  const offer = startingOffer(offers)
  if (!offer) return null
  const total = offer.price && !offer.price.per ? offer.price.amount : null
  const amounts = total ? stageAmounts(total, stages) : []
  const weeks = offer.duration?.unit === 'week' ? offer.duration.from : null
  const known = stages.length === words.stages.length
  const week = (index: number) => (weeks ? Math.round((weeks * index) / (stages.length - 1 || 1)) : '')
  return (
    <Sheet area="mvp" {...words} source={t('sheets.mvp.source', { offer: offer.name[language] })}>
      {stages.map((stage, index) => {
        const name = (known && words.stages[index]?.name) || t('sheets.mvp.other', { number: index + 1 })
        return (
          <tr key={name}>
            <th scope="row">{t('sheets.mvp.stage', { name, percent: percents([stage]) })}</th>
            <td data-column={words.columns[1]}>{known && words.stages[index]?.holds}</td>
            <td data-column={words.columns[2]}>{week(index)}</td>
            <td className={styles.figure} data-column={words.columns[3]}>
              {total ? euros(amounts[index] ?? 0) : price(null)}
            </td>
          </tr>
        )
      })}
      {total && (
        <tr>
          <th scope="row" colSpan={3}>
            {words.total}
          </th>
          <td className={styles.figure} data-column={words.columns[3]}>
            <b>{euros(total)}</b>
          </td>
        </tr>
      )}
    </Sheet>
  )
}
