import type { ReactNode } from 'react'
import * as styles from './Entries.module.css'

type Entry = { title: string; text: string; drawing?: ReactNode }
type Props = {
  items: readonly Entry[]
  /**
   * `steps` numbers them: their order matters; `numbered` does so in one column. `ledger` sets title and text side
   * by side, line under line.
   */
  as?: 'grid' | 'steps' | 'numbered' | 'ledger'
}

const looks = { grid: styles.grid, steps: styles.steps, numbered: styles.numbered, ledger: styles.ledger }

/** Things with a title and a sentence or two, parted by hairlines. */
export function Entries({ items, as = 'grid' }: Props) {
  const List = as === 'steps' || as === 'numbered' ? 'ol' : 'ul'
  return (
    <List className={looks[as]}>
      {items.map(({ title, text, drawing }) => (
        <li key={title}>
          {drawing}
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </List>
  )
}
