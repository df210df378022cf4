import { type Fault, replaced } from '../seeded'

const inSingle = replaced('content/articles/rgpd/fr.mdx')
const inEnglish = replaced('content/articles/cloud-act/en.mdx')

export const languages: readonly Fault[] = [
  inSingle(
    'a language that is not the file’s',
    'only: fr',
    'only: en',
    '5:1: This file is the French one: write “only: fr”, or take the line out.',
  ),
  inSingle(
    'a language that the site does not have',
    'only: fr',
    'only: de',
    '5:1: “only” cannot be “de”; write one of: en, fr.',
  ),
  inSingle(
    'a missing translation that nothing declares',
    'only: fr\n',
    '',
    '1:1: The English version is missing: write content/articles/rgpd/en.mdx, or “only: fr” in the front matter where there will be none.',
  ),
  inEnglish(
    '“only” where there are two',
    'tags:',
    'only: en\ntags:',
    '5:1: “only: en” says that there is no other language, but fr.mdx stands beside it; take out one of them.',
  ),
  inEnglish(
    'another day',
    '2026-11-12',
    '2026-11-13',
    '4:1: fr.mdx says 2026-11-12; both languages are published on one day.',
  ),
  inEnglish(
    'other tags',
    '[law, cloud]',
    '[law]',
    '5:1: fr.mdx has the tags law, cloud; both languages have the same.',
  ),
  {
    ...inEnglish('another amount', '€4,500', '€5,400'),
    says: [
      'content/articles/cloud-act/en.mdx:10:67: “€5,400” is not in fr.mdx; both languages state the same amounts.',
      'content/articles/cloud-act/fr.mdx:10:60: “4\u202f500\u00a0€” is not in en.mdx; both languages state the same amounts.',
    ],
  },
  {
    ...inEnglish('another percentage', '20%', '25%'),
    says: [
      'content/articles/cloud-act/en.mdx:10:84: “25%” is not in fr.mdx; both languages state the same amounts.',
      'content/articles/cloud-act/fr.mdx:10:74: “20\u202f%” is not in en.mdx; both languages state the same amounts.',
    ],
  },
  inEnglish(
    'an amount as often as it does not stand there',
    '€4,500',
    '€4,500, really €4,500',
    '10:67: “€4,500” stands twice here and once in fr.mdx; both languages state the same amounts.',
  ),
]
