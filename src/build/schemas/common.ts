import { type InferType, object, string } from 'yup'

/** A text that exists in every language of the site, side by side in one entry. */
export const localizedText = object({
  en: string().trim().required(),
  fr: string().trim().required(),
})
  .noUnknown()
  .strict()

export type LocalizedText = InferType<typeof localizedText>

/** A calendar day, `YYYY-MM-DD`, that exists. */
export const day = () =>
  string().test(
    'day',
    '${path} must be a day like 2026-10-14',
    (value) => value === undefined || (/^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))),
  )
