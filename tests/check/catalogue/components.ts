import { componentProps } from '../../../src/articles/components/props'
import { type Fault, replaced } from '../seeded'

const known = Object.keys(componentProps).join(', ')
const inFrench = replaced('content/articles/cloud-act/fr.mdx')

export const components: readonly Fault[] = [
  inFrench('a component with a slip', '<Figure src', '<Figur src', {
    at: '14:1',
    en: 'There is no component <Figur>; did you mean “Figure”?',
    fr: 'Il n’y a pas de composant <Figur> ; vouliez-vous dire « Figure » ?',
  }),
  inFrench('a component that does not exist', '<Quote author="Ada">Une phrase.</Quote>', '<Video />', {
    at: '16:1',
    en: `There is no component <Video>; write one of: ${known}.`,
    fr: `Il n’y a pas de composant <Video> ; écrivez l’un de ceux-ci : ${known}.`,
  }),
  inFrench('a prop with a slip', 'caption=', 'captoin=', {
    at: '14:62',
    en: '“captoin” is no field of <Figure>; did you mean “caption”?',
    fr: '« captoin » n’est pas un champ de <Figure> ; vouliez-vous dire « caption » ?',
  }),
  inFrench('a prop that is missing', 'src="./schema.svg" ', '', {
    at: '14:1',
    en: '“src” is missing. A picture or drawing beside the article, like ./drawing.svg.',
    fr: '« src » manque. Une image ou un dessin à côté de l’article, comme ./drawing.svg.',
  }),
  inFrench('a prop that is empty', 'alt="Deux cercles qui se coupent"', 'alt=""', {
    at: '14:28',
    en: '“alt” is empty. What it shows, for those who do not see it.',
    fr: '« alt » est vide. Ce qu’elle montre, pour qui ne la voit pas.',
  }),
  inFrench('a prop without a value', 'alt="Deux cercles qui se coupent"', 'alt', {
    at: '14:28',
    en: '“alt” must be a text, not true. What it shows, for those who do not see it.',
    fr: '« alt » doit être un texte, et non true. Ce qu’elle montre, pour qui ne la voit pas.',
  }),
  inFrench(
    'a prop of the wrong kind',
    "items={[{ value: '40\u00a0h', label: 'la première année' }]}",
    'items="40 h"',
    {
      at: '22:13',
      en: "“items” must be a list, not the text “40 h”. Figures with what they count: items={[{ value: '40 h', label: 'the first year' }]}.",
      fr: "« items » doit être une liste, et non le texte « 40 h ». Des chiffres et ce qu’ils comptent : items={[{ value: '40 h', label: 'la première année' }]}.",
    },
    {
      at: '22:22',
      en: 'A no-break space (U+00A0) belongs between a number and its unit (npm run check -- --fix corrects it).',
      fr: 'Il faut une espace insécable (U+00A0) entre un nombre et son unité (npm run check -- --fix le corrige).',
    },
  ),
  inFrench('an entry with a slip', "label: 'la", "lable: 'la", {
    at: '22:13',
    en: '“lable” is no field of an entry of “items”; did you mean “label”?',
    fr: '« lable » n’est pas un champ d’une entrée de « items » ; vouliez-vous dire « label » ?',
  }),
  inFrench('a list without entries', "{[{ value: '40\u00a0h', label: 'la première année' }]}", '{[]}', {
    at: '22:13',
    en: "“items” needs at least one entry. Figures with what they count: items={[{ value: '40 h', label: 'the first year' }]}.",
    fr: "« items » demande au moins une entrée. Des chiffres et ce qu’ils comptent : items={[{ value: '40 h', label: 'la première année' }]}.",
  }),
  inFrench('a prop that is code', "value: '40\u00a0h'", 'value: hours', {
    at: '22:13',
    en: 'This is code, of which an article has none; write the value itself.',
    fr: 'C’est du code, et un article n’en contient pas ; écrivez la valeur elle-même.',
  }),
  inFrench('props that are spread', '<Figure src=', '<Figure {...all} src=', {
    at: '14:9',
    en: 'This is code, of which an article has none; write the value itself.',
    fr: 'C’est du code, et un article n’en contient pas ; écrivez la valeur elle-même.',
  }),
  inFrench(
    'a component that holds text in vain',
    'caption="Le schéma." />',
    'caption="Le schéma.">Un texte</Figure>',
    {
      at: '14:1',
      en: '<Figure> holds no text, so what is in it would not be shown; write <Figure … />.',
      fr: '<Figure> ne contient pas de texte, et celui-ci ne serait pas montré ; écrivez <Figure … />.',
    },
  ),
  inFrench('a component without its text', 'Une phrase.</Quote>', '</Quote>', {
    at: '16:1',
    en: '<Quote> is empty; write its text between <Quote> and </Quote>.',
    fr: '<Quote> est vide ; écrivez son texte entre <Quote> et </Quote>.',
  }),
]
