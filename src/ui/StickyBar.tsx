import type { ReactNode } from 'react'
import * as styles from './StickyBar.module.css'

/** Keeps the result of a long form in view at the bottom of the window. */
export function StickyBar({ children }: { children: ReactNode }) {
  return <div className={styles.bar}>{children}</div>
}
