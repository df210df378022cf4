import { useTranslation } from 'react-i18next'

/** A link to an account of ours on a network, which says that it opens in a new tab. */
export function SocialLink({ name, url }: { name: string; url: string }) {
  const { t } = useTranslation('common')
  return (
    <a href={url} target="_blank" rel="noopener noreferrer me" aria-label={t('footer.newTab', { name })}>
      {name}
    </a>
  )
}
