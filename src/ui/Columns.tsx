import type { ReactNode } from 'react'
import * as styles from './Columns.module.css'

/** The main content on the left, supporting content on the right. */
export function Columns({ main, aside }: { main: ReactNode; aside: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div>{main}</div>
      <div className={styles.aside}>{aside}</div>
    </div>
  )
}
