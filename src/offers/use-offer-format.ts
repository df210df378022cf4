import { useTranslation } from 'react-i18next'
import { formatEuros } from '../site/format'
import { useLanguage } from '../site/use-language'
import type { Duration, Price } from './price-list'

/** Prices and durations in the words of the page's language. */
export function useOfferFormat() {
  const { t } = useTranslation('common')
  const { language } = useLanguage()

  const price = (value: Price | null): string => {
    if (!value) return t('price.onQuote')
    const euros = formatEuros(language, value.amount, value.upTo)
    if (value.per === 'day') return t('price.perDay', { price: euros })
    if (value.per === 'month') return t('price.perMonth', { price: euros })
    return euros
  }

  const duration = (value: Duration | null): string => {
    if (!value) return ''
    if (!value.from) return t('duration.demand')
    const count = value.to ?? value.from
    const range = value.to ? `${value.from}–${value.to}` : `${value.from}`
    return value.unit === 'month'
      ? t('duration.month', { count, range })
      : t('duration.week', { count, range })
  }

  return { language, price, duration, euros: (amount: number) => formatEuros(language, amount) }
}
