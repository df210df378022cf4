import type { ReactNode } from 'react'
import * as styles from './Notice.module.css'

type Props = {
  title: string
  text: string
  /** Whether screen readers announce it, for notices that nothing else announces. */
  alert?: boolean
  children?: ReactNode
}

/** Explains why there is no list, and what to do. */
export function Notice({ title, text, alert = false, children }: Props) {
  return (
    <div className={styles.notice}>
      <div role={alert ? 'alert' : undefined}>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      {children}
    </div>
  )
}
