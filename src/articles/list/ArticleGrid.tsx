import type { ReactNode } from 'react'
import * as styles from './ArticleGrid.module.css'

export function ArticleGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>
}
