import { useTranslation } from 'react-i18next'
import { formatDay } from '../site/format'
import { useLanguage } from '../site/use-language'
import { Badge } from '../ui/Badge'

type Props = { publication?: string; publishedAt: string }

/** Marks drafts and scheduled articles, which only previews show. */
export function PublicationBadge({ publication, publishedAt }: Props) {
  const { t } = useTranslation('articles')
  const { language } = useLanguage()
  if (publication === 'draft') return <Badge>{t('unpublished.draft')}</Badge>
  if (publication !== 'scheduled') return null
  return <Badge>{t('unpublished.scheduled', { day: formatDay(language, publishedAt) })}</Badge>
}
