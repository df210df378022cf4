type Field = { label: string; value: string | null }

/** Facts about the house; one that the owner has still to give is named as missing, never left out. */
export function Fields({ fields, pending }: { fields: readonly Field[]; pending: string }) {
  return (
    <dl>
      {fields.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value ?? <mark data-placeholder>{pending}</mark>}</dd>
        </div>
      ))}
    </dl>
  )
}
