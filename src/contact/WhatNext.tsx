import { useTranslation } from 'react-i18next'
import { formatTime } from '../site/format'
import { useLanguage } from '../site/use-language'
import { Entries } from '../ui/Entries'

/** The three steps after sending; once a message has arrived, the first says when. */
export function WhatNext({ received }: { received?: Date }) {
  const { t } = useTranslation('contact')
  const { language } = useLanguage()
  const [first, ...others] = t('steps.items', { returnObjects: true })
  const steps = first
    ? [
        received
          ? {
              ...first,
              text: `${t('steps.received', { time: formatTime(language, received) })} ${first.text}`,
            }
          : first,
        ...others,
      ]
    : []
  return (
    <section aria-labelledby="contact-steps">
      <h2 id="contact-steps">{t('steps.title')}</h2>
      <Entries items={steps} as="numbered" />
    </section>
  )
}
