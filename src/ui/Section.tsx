import type { ReactNode } from 'react'
import * as styles from './Section.module.css'
import { unbroken } from './unbroken'

type Props = {
  /** The section's name in the margin, like a chart's legend. */
  legend: string
  /** Its number on the page, from 1. */
  number: number
  title: string
  intro?: string
  id?: string
  children?: ReactNode
}

export function Section({ legend, number, title, intro, id, children }: Props) {
  return (
    <section className={styles.section} id={id}>
      <p className={styles.legend}>
        N° {String(number).padStart(2, '0')} <span className={styles.name}>{legend}</span>
      </p>
      <div>
        <h2>{unbroken(title)}</h2>
        {intro && <p className={styles.intro}>{unbroken(intro)}</p>}
        {children}
      </div>
    </section>
  )
}
