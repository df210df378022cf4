import type { ReactNode } from 'react'
import * as styles from './Hero.module.css'
import { unbroken } from './unbroken'

type Props = {
  legend?: string
  title: ReactNode
  lead: string
  /** An `svg`. */
  drawing?: ReactNode
  children?: ReactNode
  /** The level of its heading; a page has one `h1`. */
  as?: 'h1' | 'h3'
}

/** The head of a page: title, lead and calls to action, with an optional drawing. */
export function Hero({ legend, title, lead, drawing, children, as: Heading = 'h1' }: Props) {
  return (
    <div className={drawing ? styles.drawn : styles.hero}>
      <div className={styles.words}>
        {legend && <p className={styles.legend}>{legend}</p>}
        <Heading>{unbroken(title)}</Heading>
        <p className={styles.lead}>{unbroken(lead)}</p>
        {children}
      </div>
      {drawing}
    </div>
  )
}
