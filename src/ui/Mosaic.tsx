import type { ReactNode } from 'react'
import * as styles from './Mosaic.module.css'

type Item = { title: string; text: string; drawing: ReactNode }

/** Five things of unequal width, parted by hairlines: the first counts most. */
export function Mosaic({ items }: { items: readonly Item[] }) {
  return (
    <ul className={styles.mosaic}>
      {items.map(({ title, text, drawing }) => (
        <li key={title}>
          {drawing}
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
