import { type FormEvent, type Ref, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/Button'
import { unbroken } from '../ui/unbroken'
import * as styles from './AiActCheck.module.css'
import type { Question } from './rules'

type Props = {
  question: Question
  chosen: readonly string[]
  hydrated: boolean
  heading: Ref<HTMLHeadingElement>
  onAnswer: (chosen: string[]) => void
  onBack?: () => void
}

/**
 * Renders one question. Inputs are uncontrolled, so that nothing ticked before hydration is lost; nothing is ever sent, as
 * `method="dialog"` outside a dialog does nothing.
 */
export function QuestionForm({ question, chosen, hydrated, heading, onAnswer, onBack }: Props) {
  const { t } = useTranslation('ai-act')
  const [missing, setMissing] = useState(false)
  const { id, title, several, options } = question
  const hint = [question.hint, several && t('form.several')].filter(Boolean).join(' ')

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const ticked = new FormData(event.currentTarget).getAll(id).map(String)
    setMissing(ticked.length === 0)
    if (ticked.length > 0) onAnswer(ticked)
  }

  /** “None” and the other options exclude each other. */
  const change = (event: FormEvent<HTMLFormElement>) => {
    setMissing(false)
    const changed = event.target
    if (!several || !(changed instanceof HTMLInputElement) || !changed.checked) return
    const isNone = (value: string) => options.some((option) => option.id === value && option.none)
    for (const input of event.currentTarget.querySelectorAll('input'))
      if (isNone(input.value) !== isNone(changed.value)) input.checked = false
  }

  return (
    <form
      className={styles.form}
      method="dialog"
      aria-label={t('form.label')}
      autoComplete="off"
      noValidate={hydrated}
      onChange={change}
      onSubmit={submit}
    >
      <fieldset aria-describedby={hint ? 'ai-act-hint' : undefined}>
        <legend>
          <h2 ref={heading} tabIndex={-1}>
            {unbroken(title)}
          </h2>
        </legend>
        {hint && <p id="ai-act-hint">{hint}</p>}
        {options.map((option) => (
          <label key={option.id}>
            <input
              type={several ? 'checkbox' : 'radio'}
              className={several ? 'tick' : undefined}
              name={id}
              value={option.id}
              required={!several}
              // Otherwise browsers report every required choice as invalid before anything is chosen.
              aria-invalid={missing}
              aria-describedby={missing ? 'ai-act-missing' : undefined}
              defaultChecked={chosen.includes(option.id)}
            />
            {option.label}
          </label>
        ))}
      </fieldset>
      {missing && (
        <p id="ai-act-missing" className={styles.missing} role="alert">
          {t('form.missing')}
        </p>
      )}
      <p className={styles.actions}>
        <Button type="submit">{t('form.continue')}</Button>
        {onBack && (
          <Button quiet onClick={onBack}>
            {t('form.back')}
          </Button>
        )}
      </p>
    </form>
  )
}
