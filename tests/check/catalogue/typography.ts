import { type Fault, replaced } from '../seeded'

const inFrench = replaced('content/articles/cloud-act/fr.mdx')

export const typography: readonly Fault[] = [
  inFrench(
    'a plain space before a colon',
    'Un *paragraphe*',
    'Voici : un *paragraphe*',
    '10:6: before : goes a no-break space (U+00A0) (npm run check -- --fix mends it)',
  ),
  inFrench(
    'a straight apostrophe',
    'Une source.',
    "L'autre source.",
    '28:8: the apostrophe is ’ (U+2019) (npm run check -- --fix mends it)',
  ),
  inFrench(
    'a plain space before %',
    '20\u202f%',
    '20 %',
    '10:76: before % goes a narrow no-break space (U+202F) (npm run check -- --fix mends it)',
  ),
  inFrench(
    'three dots',
    'Une source.',
    'Une source...',
    '28:17: an ellipsis is one sign, … (U+2026) (npm run check -- --fix mends it)',
  ),
]
