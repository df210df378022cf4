import type { ReactNode } from 'react'
import * as styles from './Hero.module.css'

type Props = { legend?: string; title: ReactNode; lead: string; drawing?: ReactNode; children?: ReactNode }

/** The head of a page: its title, what it promises, what to do; beside it a drawing where it has one. */
export function Hero({ legend, title, lead, drawing, children }: Props) {
  return (
    <div className={drawing ? styles.drawn : styles.hero}>
      <div className={styles.words}>
        {legend && <p className={styles.legend}>{legend}</p>}
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {children}
      </div>
      {drawing && <div className={styles.drawing}>{drawing}</div>}
    </div>
  )
}
