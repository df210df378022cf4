import { useTranslation } from 'react-i18next'
import { Entries } from '../ui/Entries'

/** What happens after sending, in three steps. */
export function WhatNext() {
  const { t } = useTranslation('contact')
  return (
    <section aria-labelledby="contact-steps">
      <h2 id="contact-steps">{t('steps.title')}</h2>
      <Entries items={t('steps.items', { returnObjects: true })} as="numbered" />
    </section>
  )
}
