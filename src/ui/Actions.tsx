import type { ReactNode } from 'react'
import * as styles from './Actions.module.css'

/** Calls to action, side by side if there is room. */
export function Actions({ children }: { children: ReactNode }) {
  return <p className={styles.actions}>{children}</p>
}
