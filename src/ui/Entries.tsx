import type { ReactNode } from 'react'
import * as styles from './Entries.module.css'
import { List } from './List'
import { unbroken } from './unbroken'

type Entry = { title: string; text: string; drawing?: ReactNode }
type Props = {
  items: readonly Entry[]
  /**
   * `steps` is a numbered grid, for items in a sequence; `numbered` the same in one column. `ledger` puts title and
   * text side by side, one item per line.
   */
  as?: 'grid' | 'steps' | 'numbered' | 'ledger'
}

const looks = { grid: styles.grid, steps: styles.steps, numbered: styles.numbered, ledger: styles.ledger }

/** Items with a title and a sentence or two, separated by hairlines. */
export function Entries({ items, as = 'grid' }: Props) {
  const tag = as === 'steps' || as === 'numbered' ? 'ol' : 'ul'
  return (
    <List as={tag} className={looks[as]}>
      {items.map(({ title, text, drawing }) => (
        <li key={title}>
          {drawing}
          <h3>{unbroken(title)}</h3>
          <p>{text}</p>
        </li>
      ))}
    </List>
  )
}
