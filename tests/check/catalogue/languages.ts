import { inEnglish, inFrench, replaced, type SeededError } from '../seeded'

const inSingle = replaced('content/articles/rgpd/fr.mdx')

export const languages: readonly SeededError[] = [
  inSingle('a language that is not the file’s', 'only: fr', 'only: en')`
    5:1: This file is the French one: write “only: fr”, or take the line out.
      Ce fichier est la version française : écrivez « only: fr », ou supprimez la ligne.`,
  inSingle('a language that the site does not have', 'only: fr', 'only: de')`
    5:1: “only” cannot be “de”; write one of: en, fr.
      « only » ne peut pas être « de » ; écrivez l’un de ceux-ci : en, fr.`,
  inSingle('a missing translation that nothing declares', 'only: fr\n', '')`
    1:1: The English version is missing: write content/articles/rgpd/en.mdx, or “only: fr” in the front matter where there will be none.
      La version anglaise manque : écrivez content/articles/rgpd/en.mdx, ou « only: fr » dans l’en-tête s’il n’y en aura pas.`,
  inEnglish('“only” where there are two', 'tags:', 'only: en\ntags:')`
    5:1: “only: en” says that there is no other language, but there is fr.mdx beside it; take out one of them.
      « only: en » dit qu’il n’y a pas d’autre langue, mais fr.mdx est à côté ; supprimez l’un des deux.`,
  inFrench('a draft in one language only', 'tags:', 'draft: true\ntags:')`
    5:1: warning: Only this language is a draft: en.mdx is published without it; take “draft: true” out here, or add it there.
      avertissement : Seule cette langue est un brouillon : en.mdx paraît sans elle ; retirez « draft: true » ici, ou ajoutez-le là-bas.`,
  inEnglish('another day', '2026-11-12', '2026-11-13')`
    4:1: fr.mdx says 2026-11-12; both languages are published on the same day.
      fr.mdx dit 2026-11-12 ; les deux langues paraissent le même jour.`,
  inEnglish('other tags', '[law, cloud]', '[law]')`
    5:1: fr.mdx has the tags law, cloud; both languages have the same.
      fr.mdx a les sujets law, cloud ; les deux langues ont les mêmes.`,
  inEnglish('another offer', 'tags:', 'offer: cloud-growth\ntags:')`
    5:1: fr.mdx ends with another offer, or with none; both languages end with the same one.
      fr.mdx finit par une autre offre, ou par aucune ; les deux langues finissent par la même.`,
  inEnglish('another amount', '€4,500', '€5,400')`
    content/articles/cloud-act/en.mdx:10:67: “€5,400” is here more often than in fr.mdx; both languages state the same amounts.
      « €5,400 » est ici plus souvent que dans fr.mdx ; les deux langues citent les mêmes montants.
    content/articles/cloud-act/fr.mdx:10:60: “4 500 €” is here more often than in en.mdx; both languages state the same amounts.`,
  inEnglish('an amount as often as it does not stand there', '€4,500', '€4,500, really €4,500')`
    10:67: “€4,500” is here more often than in fr.mdx; both languages state the same amounts.`,
]
