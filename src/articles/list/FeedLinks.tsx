import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../site/use-language'
import { Spaced } from '../../ui/Spaced'
import { feeds } from '../feeds'
import * as styles from './FeedLinks.module.css'

/** Links to the feeds. */
export function FeedLinks() {
  const { t } = useTranslation('articles')
  const { local } = useLanguage()
  return (
    <p className={styles.feeds}>
      {t('feeds')}{' '}
      <Spaced>
        {feeds.map(({ name, type, path }) => (
          <a key={path} href={local(path)} type={type}>
            {name}
          </a>
        ))}
      </Spaced>
    </p>
  )
}
