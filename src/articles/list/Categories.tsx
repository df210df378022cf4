import { useTranslation } from 'react-i18next'
import * as styles from './Categories.module.css'

export type Category = { id: string; name: string }

type Props = {
  categories: readonly Category[]
  /** The chosen category; `''` is all. */
  chosen: string
  addressOf: (category: string) => string
}

/** Links 'All' and each tag, every one to its own document. */
export function Categories({ categories, chosen, addressOf }: Props) {
  const { t } = useTranslation('articles')
  return (
    <nav className={styles.strip} aria-label={t('filter')}>
      <ul className={styles.categories}>
        {[{ id: '', name: t('all') }, ...categories].map(({ id, name }) => (
          <li key={id}>
            <a href={addressOf(id)} aria-current={id === chosen ? 'true' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
