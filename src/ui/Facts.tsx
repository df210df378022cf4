import * as styles from './Facts.module.css'
import { List } from './List'

type Fact = { figure: string; text: string }

/** Key figures between two rules, on the first screen of a page. */
export function Facts({ items }: { items: readonly Fact[] }) {
  return (
    <List className={styles.facts}>
      {items.map(({ figure, text }) => (
        <li key={`${figure} ${text}`}>
          <b>{figure}</b> {text}
        </li>
      ))}
    </List>
  )
}
