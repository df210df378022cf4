import { array, type InferType, object, string } from 'yup'

const text = () => string().trim()
const says = (explanation: { en: string; fr: string }) => ({
  jsonSchema: { description: explanation.en },
  explanation,
})

/**
 * The props of each article component, declared once for the components' types, the content check and the editor, which
 * shows `says`. `children: true` means it wraps text: `<Quote>…</Quote>`.
 */
export const componentProps = {
  Figure: object({
    src: text()
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
  }).meta(says({ en: 'A picture or drawing of the article.', fr: 'Une image ou un dessin de l’article.' })),
  Quote: object({
    author: text().meta(says({ en: 'Who said or wrote it.', fr: 'Qui l’a dit ou écrit.' })),
  }).meta({
    children: true,
    ...says({ en: 'Words of somebody else.', fr: 'Les mots d’un autre.' }),
  }),
  Callout: object({
    title: text()
      .required()
      .meta(says({ en: 'Two or three words above the text.', fr: 'Deux ou trois mots au-dessus du texte.' })),
  }).meta({
    children: true,
    ...says({ en: 'One thing to keep in mind, set apart.', fr: 'Une chose à retenir, mise à part.' }),
  }),
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
  }).meta(says({ en: 'A few numbers in large type.', fr: 'Quelques chiffres en grand.' })),
  Fact: object({
    id: text()
      .required()
      .meta(
        says({
          en: 'The id of a figure of content/figures.yaml, or of an offer of content/offers that has a price.',
          fr: 'L’id d’un chiffre de content/figures.yaml, ou d’une offre de content/offers qui a un prix.',
        }),
      ),
    show: text()
      .oneOf(['value', 'source'])
      .meta(
        says({
          en: 'value, or source: who says so, linked, with the day.',
          fr: 'value (la valeur), ou source : qui le dit, avec le lien et le jour.',
        }),
      ),
  }).meta(
    says({
      en: 'A figure that ages or a price of ours, within a sentence or a table: its value in the language of the page.',
      fr: 'Un chiffre qui vieillit ou un de nos prix, dans une phrase ou un tableau : sa valeur, dans la langue de la page.',
    }),
  ),
}

export type ComponentName = keyof typeof componentProps
export type PropsOf<Name extends ComponentName> = InferType<(typeof componentProps)[Name]>
