import { type ChangeEvent, useLayoutEffect, useRef } from 'react'
import * as styles from './Field.module.css'

type Props = {
  name: string
  label: string
  value: string
  error: string | undefined
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void
  required?: boolean
  type?: 'text' | 'email'
  autoComplete?: string
  /** The format it expects, by example. */
  format?: string
  /** Makes it a textarea with this many rows. */
  rows?: number
}

/** A labelled text field with its error, which assistive technology announces with it. */
export function Field({ name, label, error, required, type = 'text', format, rows, ...input }: Props) {
  const common = {
    ...input,
    id: `contact-${name}`,
    name,
    required,
    // Otherwise Firefox reports every required field as invalid before anything is typed.
    'aria-invalid': Boolean(error),
    'aria-describedby': error ? `contact-${name}-error` : format && `contact-${name}-format`,
  }
  const text = useRef<HTMLInputElement>(null)
  // React makes what is typed the document's own text too, and browsers restore, on the way back, only what differs from it.
  useLayoutEffect(() => {
    if (text.current) text.current.defaultValue = ''
  })
  return (
    <div className={styles.field}>
      <label htmlFor={common.id}>
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </label>{' '}
      {format && <small id={`contact-${name}-format`}>{format}</small>}
      {rows ? <textarea {...common} rows={rows} /> : <input {...common} ref={text} type={type} />}
      {error && (
        <p id={`contact-${name}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
