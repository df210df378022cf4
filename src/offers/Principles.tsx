import { useTranslation } from 'react-i18next'
import { formatDay } from '../site/format'
import { useLanguage } from '../site/use-language'
import { Entries } from '../ui/Entries'
import * as styles from './Principles.module.css'

type Props = Pick<Queries.PriceListPartsFragment, 'stages' | 'validUntil' | 'expired'>

/** Firm prices, commitment to results, payment in stages; and until when the prices hold. */
export function Principles({ stages, validUntil, expired }: Props) {
  const { language, local } = useLanguage()
  const { t } = useTranslation('pricing')
  const percent = new Intl.NumberFormat(language, { style: 'percent' })
  const items = t('principles.items', {
    returnObjects: true,
    stages: stages.map((stage) => percent.format(stage / 100)).join(' / '),
  })
  const date = formatDay(language, validUntil)
  return (
    <>
      <Entries as="steps" items={items} />
      <p className={styles.validity} data-validity={expired ? 'expired' : 'valid'}>
        {expired ? (
          <>
            {t('principles.expired', { date })} <a href={local('/contact')}>{t('principles.ask')}</a>
          </>
        ) : (
          t('principles.validUntil', { date })
        )}
      </p>
    </>
  )
}
