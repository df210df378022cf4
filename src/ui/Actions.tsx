import type { ReactNode } from 'react'
import * as styles from './Actions.module.css'
import { Spaced } from './Spaced'

/** Calls to action, side by side if there is room. */
export function Actions({ children }: { children: ReactNode }) {
  return (
    <p className={styles.actions}>
      <Spaced>{children}</Spaced>
    </p>
  )
}
