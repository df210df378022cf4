import { type InferType, object, string } from 'yup'
import { en } from '../check/messages/en'

/** A text in every language of the site. */
export const localizedText = object({
  en: string().trim().required(),
  fr: string().trim().required(),
})
  .noUnknown()
  .strict()

export type LocalizedText = InferType<typeof localizedText>

/** A name in addresses or ids: lower-case words joined by hyphens. */
export const slug = () =>
  string().matches(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
    name: 'tagName',
    message: ({ path }) => en.tagName({ field: path }),
  })

/** A calendar day, `YYYY-MM-DD`, that exists. */
export const day = () =>
  string().test(
    'day',
    ({ path }) => en.day({ field: path }),
    (value) => value === undefined || isDay(value),
  )

/** Rejects 30 February, which `Date` would take for a day of March. */
export function isDay(value: string): boolean {
  const instant = Date.parse(`${value}T00:00:00Z`)
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(`${value}T`)
}
