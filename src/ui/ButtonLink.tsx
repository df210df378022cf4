import type { ReactNode } from 'react'
import * as styles from './Button.module.css'

type Props = { href: string; children: ReactNode; quiet?: boolean; label?: string }

/** A link that asks to be followed. `quiet` is the second choice beside it; `label` names it where the words alone do not. */
export function ButtonLink({ href, children, quiet = false, label }: Props) {
  return (
    <a className={quiet ? styles.quiet : styles.button} href={href} aria-label={label}>
      {children}
    </a>
  )
}
