import { componentProps } from '../../../src/articles/components/props'
import { type Fault, replaced } from '../seeded'

const inFrench = replaced('content/articles/cloud-act/fr.mdx')

export const components: readonly Fault[] = [
  inFrench(
    'a component with a slip',
    '<Figure src',
    '<Figur src',
    '14:1: There is no component <Figur>; did you mean “Figure”?',
  ),
  inFrench(
    'a component that does not exist',
    '<Quote author="Ada">Une phrase.</Quote>',
    '<Video />',
    `16:1: There is no component <Video>; write one of: ${Object.keys(componentProps).join(', ')}.`,
  ),
  inFrench(
    'a prop with a slip',
    'caption=',
    'captoin=',
    '14:62: “captoin” is no field of <Figure>; did you mean “caption”?',
  ),
  inFrench(
    'a prop that is missing',
    'src="./schema.svg" ',
    '',
    '14:1: “src” is missing. A picture or drawing beside the article, like ./drawing.svg.',
  ),
  inFrench(
    'a prop that is empty',
    'alt="Deux cercles qui se coupent"',
    'alt=""',
    '14:28: “alt” is empty. What it shows, for those who do not see it.',
  ),
  inFrench(
    'a prop without a value',
    'alt="Deux cercles qui se coupent"',
    'alt',
    '14:28: “alt” must be a text, not true. What it shows, for those who do not see it.',
  ),
  inFrench(
    'a prop of the wrong kind',
    "items={[{ value: '40\u00a0h', label: 'la première année' }]}",
    'items="40 h"',
    "22:13: “items” must be a list, not the text “40 h”. Figures with what they count: items={[{ value: '40 h', label: 'the first year' }]}.",
    '22:22: between a number and its unit goes a no-break space (U+00A0) (npm run check -- --fix mends it)',
  ),
  inFrench(
    'an entry with a slip',
    "label: 'la",
    "lable: 'la",
    '22:13: “lable” is no field of an entry of “items”; did you mean “label”?',
  ),
  inFrench(
    'a list without entries',
    "{[{ value: '40\u00a0h', label: 'la première année' }]}",
    '{[]}',
    "22:13: “items” needs at least one entry. Figures with what they count: items={[{ value: '40 h', label: 'the first year' }]}.",
  ),
  inFrench(
    'a prop that is code',
    "value: '40\u00a0h'",
    'value: hours',
    '22:13: This is code, of which an article has none; write the value itself.',
  ),
  inFrench(
    'props that are spread',
    '<Figure src=',
    '<Figure {...all} src=',
    '14:9: This is code, of which an article has none; write the value itself.',
  ),
  inFrench(
    'a component that holds text in vain',
    'caption="Le schéma." />',
    'caption="Le schéma.">Un texte</Figure>',
    '14:1: <Figure> holds no text, so what is in it would not be shown; write <Figure … />.',
  ),
  inFrench(
    'a component without its text',
    'Une phrase.</Quote>',
    '</Quote>',
    '16:1: <Quote> is empty; write its text between <Quote> and </Quote>.',
  ),
]
