import type { ComponentProps } from 'react'
import * as styles from './Button.module.css'

type Props = ComponentProps<'button'> & { quiet?: boolean }

export function Button({ quiet = false, type = 'button', ...rest }: Props) {
  return <button {...rest} type={type} className={quiet ? styles.quiet : styles.button} />
}
