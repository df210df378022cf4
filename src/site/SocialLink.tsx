import { useTranslation } from 'react-i18next'

/** A link to one of our accounts on a network, announced as opening in a new tab. */
export function SocialLink({ name, url }: { name: string; url: string }) {
  const { t } = useTranslation('common')
  return (
    <a href={url} target="_blank" rel="noopener noreferrer me" aria-label={t('footer.newTab', { name })}>
      {name}
    </a>
  )
}
