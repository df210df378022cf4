import * as styles from './Badge.module.css'

/** A quiet mark: a star and a word. */
export function Badge({ children }: { children: string }) {
  return <span className={styles.badge}>{children}</span>
}
