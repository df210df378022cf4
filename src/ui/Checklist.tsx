import { Button } from './Button'
import * as styles from './Checklist.module.css'

type Props = {
  /** What a screen reader says of the whole. */
  label: string
  items: readonly string[]
  /** What is said of few, some and many ticks. */
  verdicts: readonly [few: string, some: string, many: string]
  /** Where its button leads, with a name and a value in the query. */
  action: { href: string; name: string; value: string; label: string }
}

/** Things to tick, each of which lights a star, and what so many of them mean: by CSS alone. Nothing ticked is sent. */
export function Checklist({ label, items, verdicts: [few, some, many], action }: Props) {
  return (
    <form className={styles.checklist} aria-label={label} action={action.href}>
      {items.map((item, index) => (
        <Tick key={item} id={`${action.value}-${index}`} label={item} />
      ))}
      <div role="status">
        <p className={styles.few}>{few}</p>
        <p className={styles.some}>{some}</p>
        <p className={styles.many}>{many}</p>
      </div>
      <Button type="submit" name={action.name} value={action.value}>
        {action.label}
      </Button>
    </form>
  )
}

/** The box comes before its label, not in it: what follows a number of ticked ones can then be styled. */
const Tick = ({ id, label }: { id: string; label: string }) => (
  <>
    <input id={id} type="checkbox" className="tick" />
    <label htmlFor={id}>{label}</label>
  </>
)
