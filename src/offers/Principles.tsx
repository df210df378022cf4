import { useTranslation } from 'react-i18next'
import { Entries } from '../ui/Entries'
import { useOfferFormat } from './use-offer-format'

/** Firm prices, commitment to results, payment in stages. */
export function Principles({ stages }: { stages: readonly number[] }) {
  const { t } = useTranslation('pricing')
  const { percents } = useOfferFormat()
  return (
    <Entries as="steps" items={t('principles.items', { returnObjects: true, stages: percents(stages) })} />
  )
}
