import { Button } from './Button'
import * as styles from './Checklist.module.css'

type Props = {
  /** The accessible name of the whole. */
  label: string
  items: readonly string[]
  /** The verdicts on few, some and many ticks. */
  verdicts: readonly [few: string, some: string, many: string]
  /** The target of its button, with a name and a value for the query. */
  action: { href: string; name: string; value: string; label: string }
}

/** Checkboxes that light a star each, and a verdict by their number: by CSS alone. Nothing ticked is sent. */
export function Checklist({ label, items, verdicts: [few, some, many], action }: Props) {
  return (
    <form action={action.href}>
      {/* The labels end the sentence that the legend begins: screen readers say it with the fields. */}
      <fieldset className={styles.checklist}>
        <legend className="visually-hidden">{label}</legend>
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
      </fieldset>
    </form>
  )
}

/** The checkbox precedes its label, so that CSS can count the ticked ones. */
const Tick = ({ id, label }: { id: string; label: string }) => (
  <>
    <input id={id} type="checkbox" className="tick" />
    <label htmlFor={id}>{label}</label>
  </>
)
