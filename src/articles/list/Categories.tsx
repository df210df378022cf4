import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import * as styles from './Categories.module.css'

export type Category = { id: string; name: string }

type Props = {
  categories: readonly Category[]
  /** The chosen category; `''` is all, and so is one that does not exist. */
  chosen: string
  addressOf: (category: string) => string
  /** Called when the pointer or the focus enters, before a link may be followed. */
  onApproach?: () => void
}

/** Links 'All' and each tag to their pages. Not rendered again while letters are typed. */
export const Categories = memo(function Categories({ categories, chosen, addressOf, onApproach }: Props) {
  const { t } = useTranslation('articles')
  const current = categories.some(({ id }) => id === chosen) ? chosen : ''
  return (
    <nav className={styles.strip} aria-label={t('filter')} onPointerEnter={onApproach} onFocus={onApproach}>
      <ul className={styles.categories}>
        {[{ id: '', name: t('all') }, ...categories].map(({ id, name }) => (
          <li key={id}>
            <a href={addressOf(id)} aria-current={id === current ? 'true' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
})
