import type { ReactNode } from 'react'
import * as styles from './Region.module.css'

/** The page's width and margins, for content outside numbered sections. */
export function Region({ children }: { children: ReactNode }) {
  return <div className={styles.region}>{children}</div>
}
