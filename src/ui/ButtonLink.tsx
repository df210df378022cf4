import type { ReactNode } from 'react'
import * as styles from './Button.module.css'

type Props = { href: string; children: ReactNode; quiet?: boolean; label?: string }

/**
 * A link that looks like a button. `quiet` makes it secondary; `label` is its accessible name if the text alone is
 * unclear.
 */
export function ButtonLink({ href, children, quiet = false, label }: Props) {
  return (
    <a className={quiet ? styles.quiet : styles.button} href={href} aria-label={label}>
      {children}
    </a>
  )
}
