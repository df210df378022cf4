import { useTranslation } from 'react-i18next'
import { formatEuros } from './format'
import type { Price } from './starting-offer'
import { useLanguage } from './use-language'

/** Returns functions that format prices in the page's language. */
export function usePriceFormat() {
  const { t } = useTranslation('common')
  const { language } = useLanguage()

  const price = (value: Price | null): string => {
    if (!value) return t('price.onQuote')
    const euros = formatEuros(language, value.amount, value.upTo)
    if (value.per === 'day') return t('price.perDay', { price: euros })
    if (value.per === 'month') return t('price.perMonth', { price: euros })
    return euros
  }

  /** Formats a starting price. */
  const from = (value: Pick<Price, 'amount' | 'per'> | null): string =>
    value ? t('price.from', { price: price({ ...value, upTo: null }) }) : t('price.onQuote')

  return { price, from }
}
