import * as styles from './Badge.module.css'

/** A small label: a star and a word. */
export function Badge({ children }: { children: string }) {
  return <span className={styles.badge}>{children}</span>
}
