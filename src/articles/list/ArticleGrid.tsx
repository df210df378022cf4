import type { ReactNode } from 'react'
import * as styles from './ArticleGrid.module.css'

export function ArticleGrid({ children, busy = false }: { children: ReactNode; busy?: boolean }) {
  return (
    <div className={styles.grid} aria-busy={busy || undefined}>
      {children}
    </div>
  )
}
