import { separator } from '../../site/format'
import * as styles from './Technology.module.css'

type Group = { title: string; items: readonly string[] }

/** Names of software, by group. */
export function Technology({ groups }: { groups: readonly Group[] }) {
  return (
    <dl className={styles.groups}>
      {groups.map(({ title, items }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{items.join(separator)}</dd>
        </div>
      ))}
    </dl>
  )
}
