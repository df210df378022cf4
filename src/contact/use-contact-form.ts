import { type FormikErrors, useFormik } from 'formik'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Terms } from '../estimate/summary'
import { useLanguage } from '../site/use-language'
import { emptyInquiry, type Inquiry, inquiryFields, inquiryOf } from './inquiry-values'
import { Refused, sendInquiry, UnexpectedStatus } from './send-inquiry'

/** The time that the success message stays, in milliseconds. */
const successDuration = 5000

/** The estimate that the message is about: its query, and its price in words. */
type Estimated = { address: string; terms: Terms }

type Status = { kind: 'success' | 'error'; text: string } | undefined

/** Reads the fields from the DOM, since React does not know of text typed before hydration. */
function typedInto(form: HTMLFormElement): Inquiry {
  // Not by FormData, which gives some browsers' line ends as CRLF, unlike the fields' values.
  return inquiryOf((name) => {
    const field = form.elements.namedItem(name)
    return field && 'value' in field ? String(field.value) : ''
  })
}

/** Returns the values that can be chosen as the service; the first, of the placeholder, is empty. */
function servicesIn(form: HTMLFormElement | null): string[] {
  const field = form?.elements.namedItem('service')
  return field instanceof HTMLSelectElement ? Array.from(field.options, ({ value }) => value) : []
}

/**
 * Reads the prefilled values of an estimate: the server writes them outside the form, whose fields React empties on
 * hydration.
 */
function prefilled(): { service: string; message: string; estimate: Estimated } | undefined {
  const text = document.querySelector<HTMLElement>('template[data-prefill]')?.dataset.prefill
  if (!text) return undefined
  const { service, message, estimate, terms }: { terms: Terms } & Record<string, unknown> = JSON.parse(text)
  return {
    service: String(service),
    message: String(message),
    estimate: { address: String(estimate), terms },
  }
}

/** Loads the validation rules; undefined if that fails, since the server validates too. */
const loadRules = () =>
  import('./validate-inquiry').then(
    ({ validateInquiry }) => validateInquiry,
    () => undefined,
  )

const newKey = () => crypto.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`

/**
 * The contact form's behaviour.
 *
 * @param check the attached result of a check
 */
export function useContactForm(element: RefObject<HTMLFormElement | null>, check?: string) {
  const { t } = useTranslation('contact')
  const { language } = useLanguage()
  const [status, setStatus] = useState<Status>()
  const sending = useRef(false)
  const attempt = useRef({ content: '', key: '' })
  const trap = useRef<HTMLInputElement>(null)
  /** Whether the browser restored the text, in which case the time since opening says nothing about the sender. */
  const restored = useRef(false)
  const [estimate, setEstimate] = useState<Estimated>()

  const form = useFormik<Inquiry>({
    initialValues: emptyInquiry,
    validateOnBlur: false,
    validateOnChange: false,
    validate: async (values) => {
      const result = (await loadRules())?.(values, servicesIn(element.current))
      const errors: FormikErrors<Inquiry> = {}
      if (!result || 'inquiry' in result) return errors
      for (const field of inquiryFields) {
        const error = result.errors[field]
        if (error) errors[field] = t(`fields.${error}`)
      }
      const missing = Object.values(result.errors).includes('required')
      setStatus({ kind: 'error', text: t(missing ? 'status.required' : 'status.invalid') })
      return errors
    },
    onSubmit: async (values, { resetForm, setErrors }) => {
      const content = JSON.stringify(values)
      const attempted = JSON.stringify([values, check])
      if (attempt.current.content !== attempted) attempt.current = { content: attempted, key: newKey() }
      try {
        const elapsed = restored.current ? undefined : Math.round(performance.now())
        const signs = { website: trap.current?.value, elapsed }
        await sendInquiry(values, language, attempt.current.key, {
          ...signs,
          estimate: estimate?.address,
          check,
        })
        attempt.current = { content: '', key: '' }
        setEstimate(undefined)
        // Text edited while sending is another message and stays.
        if (!element.current || JSON.stringify(typedInto(element.current)) === content) resetForm()
        setStatus({ kind: 'success', text: t('status.success') })
      } catch (error) {
        if (error instanceof Refused) setErrors(error.fields)
        setStatus({ kind: 'error', text: failure(error) })
      }
    },
  })

  const { setValues } = form

  /** Returns the server's message, or one that says what became of the text and what to do. */
  function failure(error: unknown): string {
    if (error instanceof Refused) return error.message
    const reason = t(error instanceof UnexpectedStatus ? 'errors.http' : 'errors.network')
    return t('status.failed', { reason })
  }

  /** Ignores a second click, or Enter held down, while a message is being sent. */
  async function submit(): Promise<void> {
    if (sending.current) return
    sending.current = true
    try {
      // Programs that fill in forms do not always tell React, which would empty the fields.
      if (element.current) await setValues(typedInto(element.current))
      setStatus(undefined)
      await form.submitForm()
    } finally {
      sending.current = false
    }
  }

  // Loaded early: by the time the form is sent, another release may have replaced the file.
  useEffect(() => void loadRules(), [])

  useEffect(() => {
    if (status?.kind !== 'success') return
    const timer = setTimeout(() => setStatus(undefined), successDuration)
    return () => clearTimeout(timer)
  }, [status])

  // A layout effect, so that no letter typed before is lost.
  useLayoutEffect(() => {
    const typed = element.current ? typedInto(element.current) : emptyInquiry
    restored.current = typed.message !== ''
    const prefill = prefilled()
    const service = prefill?.service ?? new URLSearchParams(window.location.search).get('service') ?? ''
    setEstimate(prefill?.estimate)
    void setValues({
      ...typed,
      service: typed.service || (servicesIn(element.current).includes(service) ? service : ''),
      message: typed.message || (prefill?.message ?? ''),
    })
  }, [element, setValues])

  return { form, trap, status, submit, sending: form.isSubmitting, estimate }
}
