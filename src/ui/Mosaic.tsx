import type { ReactNode } from 'react'
import { List } from './List'
import * as styles from './Mosaic.module.css'
import { unbroken } from './unbroken'

type Item = { title: string; text: string; href: string; drawing: ReactNode; price: ReactNode }

/** Five links of unequal width, separated by hairlines; the first is the most prominent. */
export function Mosaic({ items }: { items: readonly Item[] }) {
  return (
    <List className={styles.mosaic}>
      {items.map(({ title, text, href, drawing, price }) => (
        <li key={title} className="whole">
          {drawing}
          <h3>
            <a href={href}>{unbroken(title)}</a>
          </h3>
          <p>{text}</p>
          {price}
        </li>
      ))}
    </List>
  )
}
