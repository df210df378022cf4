import { replaced, type SeededError } from '../seeded'

const inFrench = replaced('content/articles/cloud-act/fr.mdx')

const inEnglish = replaced('content/articles/cloud-act/en.mdx')
const inCloud = replaced('content/offers/cloud.yaml')
const inHome = replaced('content/copy/fr/home.json')
export const typography: readonly SeededError[] = [
  inFrench('a plain space before a colon', 'Un *paragraphe*', 'Voici : un *paragraphe*', {
    at: '10:6',
    en: 'A no-break space (U+00A0) belongs before a colon (npm run check -- --fix corrects it).',
    fr: 'Il faut une espace insécable (U+00A0) devant le deux-points (npm run check -- --fix le corrige).',
  }),
  inFrench('a straight apostrophe', 'Une source.', "L'autre source.", {
    at: '28:8',
    en: 'The French apostrophe is ’ (U+2019) (npm run check -- --fix corrects it).',
    fr: 'L’apostrophe française est ’ (U+2019) (npm run check -- --fix le corrige).',
  }),
  inFrench('a plain space before %', '20\u202f%', '20 %', {
    at: '10:76',
    en: 'A narrow no-break space (U+202F) belongs before % (npm run check -- --fix corrects it).',
    fr: 'Il faut une espace fine insécable (U+202F) devant le signe % (npm run check -- --fix le corrige).',
  }),
  inFrench('three dots', 'Une source.', 'Une source...', {
    at: '28:17',
    en: 'An ellipsis is one sign, … (U+2026) (npm run check -- --fix corrects it).',
    fr: 'Les points de suspension sont un seul signe, … (U+2026) (npm run check -- --fix le corrige).',
  }),
  inFrench('straight quotation marks', 'Un *paragraphe*', 'Un "paragraphe"', {
    at: '10:4',
    en: 'French quotation marks are « … », with no-break spaces (U+00A0) (npm run check -- --fix corrects it).',
    fr: 'Les guillemets français sont « … », avec des espaces insécables (U+00A0) (npm run check -- --fix le corrige).',
  }),
  inFrench('Word’s quotation marks', 'Un *paragraphe*', 'Un “paragraphe”', {
    at: '10:4',
    en: 'French quotation marks are « … », with no-break spaces (U+00A0) (npm run check -- --fix corrects it).',
    fr: 'Les guillemets français sont « … », avec des espaces insécables (U+00A0) (npm run check -- --fix le corrige).',
  }),
  inFrench('English single quotation marks', 'Un *paragraphe*', 'Un ‘paragraphe’', {
    at: '10:4',
    en: 'French quotation marks are « … », with no-break spaces (U+00A0) (npm run check -- --fix corrects it).',
    fr: 'Les guillemets français sont « … », avec des espaces insécables (U+00A0) (npm run check -- --fix le corrige).',
  }),
  inFrench('an opening quotation mark as apostrophe', 'Un *paragraphe*', 'L‘un', {
    at: '10:2',
    en: 'The French apostrophe is ’ (U+2019) (npm run check -- --fix corrects it).',
    fr: 'L’apostrophe française est ’ (U+2019) (npm run check -- --fix le corrige).',
  }),
  inFrench('a soft hyphen', 'Un *paragraphe*', 'Un para\u00adgraphe', {
    at: '10:8',
    en: 'An invisible sign, U+00AD, is hidden here; take it out (npm run check -- --fix corrects it).',
    fr: 'Un signe invisible, U+00AD, se cache ici ; supprimez-le (npm run check -- --fix le corrige).',
  }),
  inFrench('a space without width', 'Un *paragraphe*', 'Un\u200b paragraphe', {
    at: '10:3',
    en: 'An invisible sign, U+200B, is hidden here; take it out (npm run check -- --fix corrects it).',
    fr: 'Un signe invisible, U+200B, se cache ici ; supprimez-le (npm run check -- --fix le corrige).',
  }),
  inFrench('a sign that hides a heading', '### Un détail', '\u200b### Un détail', {
    at: '18:1',
    en: 'An invisible sign, U+200B, is hidden at the beginning of this line; take it out.',
    fr: 'Un signe invisible, U+200B, se cache au début de cette ligne ; supprimez-le.',
  }),
  inEnglish('a soft hyphen in English', 'A paragraph', 'A para\u00adgraph', {
    at: '10:7',
    en: 'An invisible sign, U+00AD, is hidden here; take it out (npm run check -- --fix corrects it).',
    fr: 'Un signe invisible, U+00AD, se cache ici ; supprimez-le (npm run check -- --fix le corrige).',
  }),
  inHome(
    'an amount without spaces',
    '8\u202f900\u00a0€',
    '8900€',
    {
      at: '4:18',
      en: 'A narrow no-break space (U+202F) separates thousands (npm run check -- --fix corrects it).',
      fr: 'Il faut une espace fine insécable (U+202F) entre les milliers (npm run check -- --fix le corrige).',
    },
    {
      at: '4:21',
      en: 'A no-break space (U+00A0) belongs before a currency (npm run check -- --fix corrects it).',
      fr: 'Il faut une espace insécable (U+00A0) devant la monnaie (npm run check -- --fix le corrige).',
    },
  ),
  inHome('thousands that are not separated', '8\u202f900', '8900', {
    at: '4:18',
    en: 'A narrow no-break space (U+202F) separates thousands (npm run check -- --fix corrects it).',
    fr: 'Il faut une espace fine insécable (U+202F) entre les milliers (npm run check -- --fix le corrige).',
  }),
  inFrench('a percentage without a space', '20\u202f%', '20%', {
    at: '10:76',
    en: 'A narrow no-break space (U+202F) belongs before % (npm run check -- --fix corrects it).',
    fr: 'Il faut une espace fine insécable (U+202F) devant le signe % (npm run check -- --fix le corrige).',
  }),
  inCloud('straight quotation marks in an offer', 'fr: Un serveur.', 'fr: \'Un "serveur".\'', {
    at: '6:41',
    en: 'French quotation marks are « … », with no-break spaces (U+00A0) (npm run check -- --fix corrects it).',
    fr: 'Les guillemets français sont « … », avec des espaces insécables (U+00A0) (npm run check -- --fix le corrige).',
  }),
  inHome('straight quotation marks in copy', 'Aucun résultat', 'Aucun \\"résultat\\"', {
    at: '6:23',
    en: 'French quotation marks are « … », with no-break spaces (U+00A0) (npm run check -- --fix corrects it).',
    fr: 'Les guillemets français sont « … », avec des espaces insécables (U+00A0) (npm run check -- --fix le corrige).',
  }),
]
