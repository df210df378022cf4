import {
  type ChangeEvent,
  type FormEvent,
  Fragment,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import type { ServiceOption } from '../offers/service-options'
import { useLanguage } from '../site/use-language'
import { Button } from '../ui/Button'
import { unsplit } from '../ui/unbroken'
import { AttachedResult } from './AttachedResult'
import * as styles from './ContactForm.module.css'
import { Field } from './Field'
import { type InquiryField, inquiryFields } from './inquiry-values'
import { PrivacyNotice } from './PrivacyNotice'
import { ServiceSelect } from './ServiceSelect'
import { ServiceTerms } from './ServiceTerms'
import { useAttachedResult } from './use-attached-result'
import { useContactForm } from './use-contact-form'

/** The response may arrive between the clicks of a double click; the second must not send again. */
const firstClickOnly = (event: MouseEvent) => {
  if (event.detail > 1) event.preventDefault()
}

type Props = {
  options: readonly ServiceOption[]
  /** Called when a message has arrived. */
  onSent?: (at: Date) => void
}

/**
 * Works without JavaScript as a plain form, validated by the browser and answered by a page; with it, messages appear
 * above the form and typed text is kept.
 */
export function ContactForm({ options, onSent }: Props) {
  const { t } = useTranslation('contact')
  const { language, local } = useLanguage()
  const element = useRef<HTMLFormElement>(null)
  const { result, attached, setAttached } = useAttachedResult()
  const { form, trap, status, submit, sending, estimate } = useContactForm(
    element,
    attached ? result?.address : undefined,
  )
  // Each message needs its own consent to attach the result.
  useEffect(() => {
    if (status?.kind !== 'success') return
    setAttached(false)
    onSent?.(new Date())
  }, [status, setAttached, onSent])
  const message = useRef<HTMLParagraphElement>(null)
  const [hydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])

  const { values, errors, handleChange, setFieldError } = form
  // Moving the focus announces the outcome; a live region too would announce it twice.
  useEffect(() => {
    if (sending || !status) return
    message.current?.scrollIntoView({ block: 'nearest' })
    const target = element.current?.querySelector<HTMLElement>('[aria-invalid=true]') ?? message.current
    // Blurred first, since screen readers do not repeat an element that already has the focus.
    target?.blur()
    target?.focus()
  }, [sending, status])

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void submit()
  }
  const field = <Name extends InquiryField>(name: Name) => ({
    name,
    label: t(`form.fields.${name}`),
    value: values[name],
    error: errors[name],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) => {
      if (errors[name]) setFieldError(name, undefined)
      handleChange(event)
    },
  })
  const fields: Record<InquiryField, ReactNode> = {
    name: <Field {...field('name')} required autoComplete="name" />,
    email: (
      <Field {...field('email')} required type="email" autoComplete="email" format={t('form.emailFormat')} />
    ),
    service: <ServiceSelect {...field('service')} options={options} />,
    message: <Field {...field('message')} required rows={5} />,
  }

  return (
    <form
      ref={element}
      className={styles.form}
      method="post"
      action="/api/contact"
      noValidate={hydrated}
      onSubmit={onSubmit}
      aria-label={t('form.label')}
    >
      <h2>{t('form.title')}</h2>
      {/* The words are its own: of an element around them, Orca would say nothing. */}
      <p
        ref={message}
        tabIndex={-1}
        className={`${styles.status} ${status ? { error: styles.error, success: styles.success }[status.kind] : ''}`}
      >
        {status && unsplit(status.text)}
      </p>
      <ServiceTerms options={options} service={values.service} estimate={estimate?.terms} />
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="estimate" value={estimate?.address ?? ''} />
      <p className={styles.note}>{t('form.required')}</p>
      {inquiryFields.map((name) => (
        <Fragment key={name}>{fields[name]}</Fragment>
      ))}
      {result && <AttachedResult result={result} attached={attached} onChange={setAttached} />}
      <div className={styles.trap} aria-hidden="true">
        <label htmlFor="contact-website">{t('form.trap')}</label>
        <input
          ref={trap}
          id="contact-website"
          name="website"
          tabIndex={-1}
          autoComplete="off"
          // Keeps 1Password, LastPass and Bitwarden from filling it in.
          data-1p-ignore=""
          data-lpignore="true"
          data-bwignore=""
        />
      </div>
      <p className={styles.note}>
        {t('form.privacy')} <a href={local('/privacy-policy')}>{t('form.privacyLink')}</a>
      </p>
      <PrivacyNotice />
      <Button type="submit" aria-disabled={sending} onClick={firstClickOnly}>
        {t(sending ? 'form.sending' : 'form.submit')}
      </Button>
    </form>
  )
}
