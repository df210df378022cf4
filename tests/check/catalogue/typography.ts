import { type Fault, replaced } from '../seeded'

const inFrench = replaced('content/articles/cloud-act/fr.mdx')

export const typography: readonly Fault[] = [
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
]
