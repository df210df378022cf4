import type { ReactNode } from 'react'
import * as styles from './Section.module.css'
import { unbroken } from './unbroken'

type Props = {
  /** The section's name in the margin, like a chart's legend. */
  legend: string
  title: string
  intro?: string
  id?: string
  children?: ReactNode
}

/** A section of a page; its styles number it. */
export function Section({ legend, title, intro, id, children }: Props) {
  return (
    <section className={styles.section} id={id}>
      <p className={styles.legend}>{legend}</p>
      <div>
        <h2>{unbroken(title)}</h2>
        {intro && <p className={styles.intro}>{unbroken(intro)}</p>}
        {children}
      </div>
    </section>
  )
}
