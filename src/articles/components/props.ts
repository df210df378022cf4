import { array, type InferType, object, string } from 'yup'

const text = () => string().trim()

/**
 * What each component of an article takes: declared once, for the components' own types and for the content check.
 * `meta({ children: true })`: it is written around text, `<Quote>…</Quote>`.
 */
export const componentProps = {
  Figure: object({ src: text().required(), alt: text().required(), caption: text() }),
  Quote: object({ author: text() }).meta({ children: true }),
  Callout: object({ title: text().required() }).meta({ children: true }),
  KeyFigures: object({
    items: array(object({ value: text().required(), label: text().required() }).noUnknown())
      .min(1)
      .required(),
  }),
}

export type ComponentName = keyof typeof componentProps
export type PropsOf<Name extends ComponentName> = InferType<(typeof componentProps)[Name]>
