import { array, type InferType, object, string } from 'yup'

const text = () => string().trim()
const says = (description: string) => ({ jsonSchema: { description } })

/**
 * What each component of an article takes: declared once, for the components' own types, the content check and the
 * editor, which shows what `says` says. `children: true`: it is written around text, `<Quote>…</Quote>`.
 */
export const componentProps = {
  Figure: object({
    src: text().required().meta(says('A picture or drawing beside the article, like ./drawing.svg.')),
    alt: text().required().meta(says('What it shows, for those who do not see it.')),
    caption: text().meta(says('A line under it.')),
  }).meta(says('A picture or drawing of the article.')),
  Quote: object({ author: text().meta(says('Who said or wrote it.')) }).meta({
    children: true,
    ...says('Words of somebody else.'),
  }),
  Callout: object({ title: text().required().meta(says('Two or three words above the text.')) }).meta({
    children: true,
    ...says('One thing to keep in mind, set apart.'),
  }),
  KeyFigures: object({
    items: array(object({ value: text().required(), label: text().required() }).noUnknown())
      .min(1)
      .required()
      .meta(says("Figures with what they count: items={[{ value: '40 h', label: 'the first year' }]}.")),
  }).meta(says('A few numbers in large type.')),
}

export type ComponentName = keyof typeof componentProps
export type PropsOf<Name extends ComponentName> = InferType<(typeof componentProps)[Name]>
