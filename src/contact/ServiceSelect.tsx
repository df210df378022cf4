import type { ChangeEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { otherService, type ServiceOption } from '../offers/service-options'
import { areasToChooseFrom } from '../site/service-pages'
import * as styles from './Field.module.css'

type Props = {
  options: readonly ServiceOption[]
  label: string
  value: string
  error: string | undefined
  onChange: (event: ChangeEvent<HTMLSelectElement>) => void
}

const groups = [...areasToChooseFrom, 'packs'] as const

/** The services, by area; none is chosen at first. */
export function ServiceSelect({ options, label, value, error, onChange }: Props) {
  const { t } = useTranslation('contact')
  const filled = groups.filter((group) => options.some((option) => option.group === group))
  return (
    <div className={styles.field}>
      <label htmlFor="contact-service">{label}</label>
      <select
        id="contact-service"
        name="service"
        value={value}
        onChange={onChange}
        aria-invalid={Boolean(error)}
        aria-describedby={error ? 'contact-service-error' : undefined}
      >
        <option value="">{t('form.servicePlaceholder')}</option>
        {filled.map((group) => (
          <optgroup key={group} label={t(`form.groups.${group}`)}>
            {options
              .filter((option) => option.group === group)
              .map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
          </optgroup>
        ))}
        <option value={otherService}>{t('form.other')}</option>
      </select>
      {error && (
        <p id="contact-service-error" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
