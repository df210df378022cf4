import { useTranslation } from 'react-i18next'
import { usePage } from '../../site/layout/use-page'
import { useLanguage } from '../../site/use-language'
import { useSite } from '../../site/use-site'
import * as styles from './Share.module.css'

const networks = [
  { name: 'Facebook', link: (url: string) => `https://www.facebook.com/sharer/sharer.php?u=${url}` },
  { name: 'X', link: (url: string, title: string) => `https://x.com/intent/post?url=${url}&text=${title}` },
  { name: 'LinkedIn', link: (url: string) => `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
]

/** Plain links: networks learn nothing until one is followed. */
export function Share({ title }: { title: string }) {
  const { t } = useTranslation('articles')
  const { path } = usePage()
  const { local } = useLanguage()
  const { url } = useSite()
  const address = encodeURIComponent(`${url}${local(path)}`)
  return (
    <div className={styles.share}>
      <h2>{t('article.share')}</h2>
      <ul>
        {networks.map(({ name, link }) => (
          <li key={name}>
            <a
              href={link(address, encodeURIComponent(title))}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={t('article.shareOn', { name })}
            >
              {name}
            </a>
          </li>
        ))}
        <li>
          {/* Shown and handled by the enhancement script. */}
          <button type="button" hidden data-copy-link data-copied={t('article.copied')} aria-live="polite">
            {t('article.copy')}
          </button>
        </li>
      </ul>
    </div>
  )
}
