import { componentProps } from '../../../src/articles/components/props'
import { inFrench, type SeededError } from '../seeded'

const known = Object.keys(componentProps).join(', ')

export const components: readonly SeededError[] = [
  inFrench('a component with a slip', '<Figure src', '<Figur src')`
    14:1: There is no component <Figur>; did you mean “Figure”?
      Il n’y a pas de composant <Figur> ; vouliez-vous dire « Figure » ?`,
  inFrench(
    'a component in small letters',
    '<Quote author="Ada">Une phrase.</Quote>',
    '<callout>Une phrase.</callout>',
  )`
    16:1: There is no component <callout>; did you mean “Callout”?`,
  inFrench('a component that does not exist', '<Quote author="Ada">Une phrase.</Quote>', '<Video />')`
    16:1: There is no component <Video>; write one of: ${known}.`,
  inFrench('a prop with a slip', 'caption=', 'captoin=')`
    14:62: “captoin” is not a field of <Figure>; did you mean “caption”?`,
  inFrench('a prop that is missing', 'src="./schema.svg" ', '')`
    14:1: “src” is missing. A picture or drawing beside the article, like ./drawing.svg.`,
  inFrench('a prop that is empty', 'alt="Deux cercles qui se coupent"', 'alt=""')`
    14:28: “alt” is empty. What it shows, for those who cannot see it.`,
  inFrench('a prop without a value', 'alt="Deux cercles qui se coupent"', 'alt')`
    14:28: “alt” must be a text, not true. What it shows, for those who cannot see it.`,
  inFrench(
    'a prop of the wrong kind',
    "items={[{ value: '40\u00a0h', label: 'la première année' }]}",
    'items="40 h"',
  )`
    22:13: “items” must be a list, not the text “40 h”. Figures with what they count: items={[{ value: '40 h', label: 'the first year' }]}.
    22:22: A no-break space (U+00A0) belongs here (npm run check -- --fix corrects it).`,
  inFrench('an entry with a slip', "label: 'la", "lable: 'la")`
    22:13: “lable” is not a field of an entry of “items”; did you mean “label”?
      « lable » n’est pas un champ d’une entrée de « items » ; vouliez-vous dire « label » ?`,
  inFrench('a list without entries', "{[{ value: '40\u00a0h', label: 'la première année' }]}", '{[]}')`
    22:13: “items” needs at least one entry. Figures with what they count: items={[{ value: '40 h', label: 'the first year' }]}.`,
  inFrench('a prop that is code', "value: '40\u00a0h'", 'value: hours')`
    22:13: This is code, which an article cannot contain; write the value itself.
      C’est du code, et un article n’en contient pas ; écrivez la valeur elle-même.`,
  inFrench('props that are spread', '<Figure src=', '<Figure {...all} src=')`
    14:9: This is code, which an article cannot contain; write the value itself.`,
  inFrench(
    'a component that holds text in vain',
    'caption="Le schéma." />',
    'caption="Le schéma.">Un texte</Figure>',
  )`
    14:1: <Figure> holds no text, so what is in it would not be shown; write <Figure … />.
      <Figure> ne contient pas de texte, et celui-ci ne serait pas montré ; écrivez <Figure … />.`,
  inFrench('a component without its text', 'Une phrase.</Quote>', '</Quote>')`
    16:1: <Quote> is empty; write its text between <Quote> and </Quote>.
      <Quote> est vide ; écrivez son texte entre <Quote> et </Quote>.`,
  inFrench('a component without text that is not closed', 'caption="Le schéma." />', 'caption="Le schéma.">')`
    14:1: <Figure> holds no text; end it with a slash, <Figure … />.
      <Figure> ne contient pas de texte ; finissez-le par une barre oblique, <Figure … />.`,
  inFrench(
    'a component whose tag has no end',
    'caption="Le schéma." />\n\n<Quote author="Ada">Une phrase.</Quote>',
    'caption="Le schéma."\n\n',
  )`
    14:1: <Figure …> cannot be read here: write name="value" with straight quotation marks, none within a value, a space between two, and /> or > at the end; a quotation mark may be missing above.
      <Figure …> est illisible ici : écrivez nom="valeur" entre guillemets droits, sans autre à l’intérieur, une espace entre deux champs, et /> ou > à la fin ; un guillemet manque peut-être plus haut.`,
  inFrench(
    'a prop in typographic quotation marks',
    'alt="Deux cercles qui se coupent"',
    'alt=“Deux cercles qui se coupent”',
  )`
    14:1: <Figure …> cannot be read here: write name="value" with straight quotation marks, none within a value, a space between two, and /> or > at the end; a quotation mark may be missing above.`,
  inFrench('a prop with a quotation mark inside', 'qui se coupent"', 'qui "se coupent"')`
    14:1: <Figure …> cannot be read here: write name="value" with straight quotation marks, none within a value, a space between two, and /> or > at the end; a quotation mark may be missing above.`,
  inFrench('a prop whose quotation mark is not closed', 'caption="Le schéma." />', 'caption="Le schéma. />')`
    16:1: <Quote …> cannot be read here: write name="value" with straight quotation marks, none within a value, a space between two, and /> or > at the end; a quotation mark may be missing above.`,
  inFrench('a straight apostrophe in a value', "'la première année'", "'l'équipe'")`
    22:48: “items” cannot be read from here on: a comma, a quotation mark, a bracket or a brace is missing, or there is one too many; quotation marks are straight, and the apostrophe in a text is ’.
      « items » est illisible à partir d’ici : une virgule, un guillemet, un crochet ou une accolade manque, ou est de trop ; les guillemets sont droits, et l’apostrophe d’un texte est ’.`,
  inFrench('a bracket that is missing', "année' }]}", "année' }}")`
    22:66: “items” cannot be read from here on: a comma, a quotation mark, a bracket or a brace is missing, or there is one too many; quotation marks are straight, and the apostrophe in a text is ’.`,
]
