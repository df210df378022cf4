import { useTranslation } from 'react-i18next'
import { formatEuros, separator } from '../site/format'
import { useLanguage } from '../site/use-language'
import { usePriceFormat } from '../site/use-price-format'
import type { Duration, Offer } from './price-list'

/** Returns functions that format prices and durations in the page's language. */
export function useOfferFormat() {
  const { t } = useTranslation('offers')
  const { language } = useLanguage()
  const { price, from } = usePriceFormat()

  const duration = (value: Duration | null): string => {
    if (!value) return ''
    if (!value.from) return t('duration.demand')
    const count = value.to ?? value.from
    const range = value.to ? `${value.from}–${value.to}` : `${value.from}`
    return value.unit === 'month'
      ? t('duration.month', { count, range })
      : t('duration.week', { count, range })
  }

  const nameAndDuration = (offer: Pick<Offer, 'name' | 'duration'>): string =>
    [offer.name[language], duration(offer.duration)].filter(Boolean).join(separator)
  const percent = new Intl.NumberFormat(language, { style: 'percent' })

  /** Formats the instalments of a price: `30 % / 40 % / 30 %`, with the narrow space of our texts. */
  const percents = (parts: readonly number[]): string =>
    parts.map((part) => percent.format(part / 100).replace('\u00a0', '\u202f')).join(' / ')

  return {
    language,
    price,
    from,
    percents,
    duration,
    nameAndDuration,
    euros: (amount: number) => formatEuros(language, amount),
  }
}
