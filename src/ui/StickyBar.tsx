import type { ReactNode } from 'react'
import * as styles from './StickyBar.module.css'

/** What follows from a long form, in sight at the lower edge of the window while one fills it in. */
export function StickyBar({ children }: { children: ReactNode }) {
  return <div className={styles.bar}>{children}</div>
}
