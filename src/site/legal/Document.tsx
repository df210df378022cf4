import type { ReactNode } from 'react'
import { unsplit } from '../../ui/unbroken'
import * as styles from './Document.module.css'

/** A long text page: policies and notices. */
export function Document({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <div className={styles.document}>
      <h1>{title}</h1>
      {note && <p className={styles.note}>{unsplit(note)}</p>}
      {children}
    </div>
  )
}
