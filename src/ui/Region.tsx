import type { ReactNode } from 'react'
import * as styles from './Region.module.css'

/** The page's width and margins, for what is no numbered section. */
export function Region({ children }: { children: ReactNode }) {
  return <div className={styles.region}>{children}</div>
}
