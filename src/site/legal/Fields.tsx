import { Mailed } from './Mailed'

type Field = { label: string; value: string | null }

/** Facts about the organisation; a missing one is shown as a dash, never left out. */
export function Fields({ fields }: { fields: readonly Field[] }) {
  return (
    <dl>
      {fields.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value ? <Mailed text={value} /> : <mark data-placeholder>—</mark>}</dd>
        </div>
      ))}
    </dl>
  )
}
