import { array, type InferType, object, string } from 'yup'

const text = () => string().trim()
/** What no reader reads: a file, an id. The others are words, whose typography is checked. */
const name = () => text().meta({ name: true })
/** What the content check says of a prop that is missing or wrong. */
const says = (explanation: { en: string; fr: string }) => ({ explanation })

/**
 * The props of each article component, declared once for the components' types and the content check. `children: true`
 * means it wraps text: `<Quote>…</Quote>`.
 */
export const componentProps = {
  Figure: object({
    src: name()
      .required()
      .meta(
        says({
          en: 'A picture or drawing beside the article, like ./drawing.svg.',
          fr: 'Une image ou un dessin à côté de l’article, comme ./drawing.svg.',
        }),
      ),
    alt: text()
      .required()
      .meta(
        says({
          en: 'What it shows, for those who cannot see it.',
          fr: 'Ce qu’elle montre, pour qui ne la voit pas.',
        }),
      ),
    caption: text().meta(says({ en: 'A line under it.', fr: 'Une ligne dessous.' })),
  }),
  Quote: object({
    author: text().meta(says({ en: 'Who said or wrote it.', fr: 'Qui l’a dit ou écrit.' })),
  }).meta({ children: true }),
  Callout: object({
    title: text()
      .required()
      .meta(says({ en: 'Two or three words above the text.', fr: 'Deux ou trois mots au-dessus du texte.' })),
  }).meta({ children: true }),
  KeyFigures: object({
    items: array(object({ value: text().required(), label: text().required() }).noUnknown())
      .min(1)
      .required()
      .meta(
        says({
          en: "Figures with what they count: items={[{ value: '40 h', label: 'the first year' }]}.",
          fr: "Des chiffres et ce qu’ils comptent : items={[{ value: '40 h', label: 'la première année' }]}.",
        }),
      ),
  }),
  Fact: object({
    id: name()
      .required()
      .meta(
        says({
          en: 'The id of a figure of content/figures.yaml, or of an offer of content/offers that has a price.',
          fr: 'L’id d’un chiffre de content/figures.yaml, ou d’une offre de content/offers qui a un prix.',
        }),
      ),
    show: name()
      .oneOf(['value', 'source'])
      .meta(
        says({
          en: 'value, or source: who says so, linked, with the day.',
          fr: 'value (la valeur), ou source : qui le dit, avec le lien et le jour.',
        }),
      ),
  }),
}

export type ComponentName = keyof typeof componentProps
export const isComponentName = (name: string): name is ComponentName => Object.hasOwn(componentProps, name)
export type PropsOf<Name extends ComponentName> = InferType<(typeof componentProps)[Name]>
