import { useTranslation } from 'react-i18next'
import { useLanguage } from '../site/use-language'
import type { Catalogue } from './catalogue'
import { forVisitor, type Read } from './fragment'
import { determinants, type Field, type Inputs, type List, lists, noPlan, type Picked } from './inputs'

const useFields = [
  'people',
  'questions',
  'days',
  'hours',
  'tokensIn',
  'tokensOut',
  'users',
  'context',
  'months',
] as const

type Props = {
  catalogue: Catalogue
  of: Picked
  inputs: Inputs
  version: number
  problems: Read['problems']
}

/** The main inputs: the visitor's use, and what to compare. */
export function Fields({ catalogue, of, inputs, version, problems }: Props) {
  const { t } = useTranslation('own-server')
  return (
    <>
      <fieldset>
        <legend>{t('form.use')}</legend>
        {useFields.map((field) => (
          <NumberField
            key={`${field} ${version}`}
            field={field}
            label={t(`fields.${field}`)}
            value={inputs[field]}
            invalid={problems.includes(field)}
          />
        ))}
      </fieldset>
      <fieldset>
        <legend>{t('form.compare')}</legend>
        {lists.map((list) => (
          <label key={`${list} ${determinants(list, of)} ${version}`}>
            <span>{t(`lists.${list}`)}</span>
            <select name={list} defaultValue={of[list].id}>
              <Options list={list} catalogue={catalogue} />
            </select>
          </label>
        ))}
      </fieldset>
    </>
  )
}

type FieldProps = {
  field: Field
  label: string
  value: number
  /** Whether what was entered is not used; the verdict says so. */
  invalid: boolean
  describedBy?: string
}

export const problemId = (field: Read['problems'][number]) => `own-server-${field}-problem`

/** A text field, since browsers read numbers in their own language, which may not be the page's. */
export function NumberField({ field, label, value, invalid, describedBy }: FieldProps) {
  const { language } = useLanguage()
  const described = [invalid ? problemId(field) : '', describedBy].filter(Boolean).join(' ')
  return (
    <label>
      <span>{label}</span>
      <input
        name={field}
        inputMode="decimal"
        defaultValue={forVisitor(value, language)}
        aria-invalid={invalid || undefined}
        aria-describedby={described || undefined}
      />
    </label>
  )
}

function Options({ list, catalogue }: { list: List; catalogue: Catalogue }) {
  const { t } = useTranslation('own-server')
  if (list === 'server')
    return catalogue.servers.map(({ id, name, card, price }) => (
      <option key={id} value={id}>
        {price ? t('form.bought', { name }) : `${name}, ${card.name}`}
      </option>
    ))
  const { models, european, american, plans } = catalogue
  const entries = { model: models, european, american, support: [...plans, noPlan] }[list]
  return entries.map(({ id, name }) => (
    <option key={id} value={id}>
      {name || t('form.none')}
    </option>
  ))
}
