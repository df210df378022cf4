import { useTranslation } from 'react-i18next'
import { Badge } from '../ui/Badge'

export function OfferBadge({ badge }: { badge: string | null }) {
  const { t } = useTranslation('offers')
  if (badge !== 'popular' && badge !== 'recommended') return null
  return <Badge>{t(`badge.${badge}`)}</Badge>
}
