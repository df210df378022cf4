import type { ReactNode } from 'react'
import * as styles from './Columns.module.css'

/** What the page is for on the left, what helps with it on the right. */
export function Columns({ main, aside }: { main: ReactNode; aside: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div>{main}</div>
      <div className={styles.aside}>{aside}</div>
    </div>
  )
}
