import { useTranslation } from 'react-i18next'
import { Entries } from '../ui/Entries'

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** What happens after sending, in three steps; once a message has arrived, the first says when. */
export function WhatNext({ received }: { received?: Date }) {
  const { t } = useTranslation('contact')
  const [first, ...others] = t('steps.items', { returnObjects: true })
  const at = received && {
    hour: received.getHours(),
    minute: twoDigits(received.getMinutes()),
  }
  const steps = first
    ? [at ? { ...first, text: `${t('steps.received', at)} ${first.text}` } : first, ...others]
    : []
  return (
    <section aria-labelledby="contact-steps">
      <h2 id="contact-steps">{t('steps.title')}</h2>
      <Entries items={steps} as="numbered" />
    </section>
  )
}
