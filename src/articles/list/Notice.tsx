import type { ReactNode } from 'react'
import * as styles from './Notice.module.css'

/** Says why there is no list, and what to do. */
export function Notice({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className={styles.notice}>
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </div>
  )
}
