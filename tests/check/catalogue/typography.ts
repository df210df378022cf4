import { inEnglish, inFrench, replaced, type SeededError } from '../seeded'

const inCloud = replaced('content/offers/cloud.yaml')
const inHome = replaced('content/copy/fr/home.json')

export const typography: readonly SeededError[] = [
  inFrench('a plain space before a colon', 'Un *paragraphe*', 'Voici : un *paragraphe*')`
    10:6: A no-break space (U+00A0) belongs here (npm run check -- --fix corrects it).
      Il faut ici une espace insécable (U+00A0) (npm run check -- --fix le corrige).`,
  inFrench('a straight apostrophe', 'Une source.', "L'autre source.")`
    28:8: The French apostrophe is ’ (U+2019) (npm run check -- --fix corrects it).
      L’apostrophe française est ’ (U+2019) (npm run check -- --fix le corrige).`,
  inFrench('a decimal point', '20\u202f%', '20.0\u202f%')`
    10:76: In French, decimals follow a comma (npm run check -- --fix corrects it).
      En français, les décimales suivent une virgule (npm run check -- --fix le corrige).`,
  inFrench('three dots', 'Une source.', 'Une source...')`
    28:17: An ellipsis is one character, … (U+2026) (npm run check -- --fix corrects it).
      Les points de suspension sont un seul signe, … (U+2026) (npm run check -- --fix le corrige).`,
  inFrench('straight quotation marks', 'Un *paragraphe*', 'Un "paragraphe"')`
    10:4: French quotation marks are « … », with no-break spaces (U+00A0) (npm run check -- --fix corrects it).
      Les guillemets français sont « … », avec des espaces insécables (U+00A0) (npm run check -- --fix le corrige).`,
  inFrench('quotation marks within others', 'Un *paragraphe*', '"Il a "dit" oui"')`
    10:1: It is unclear which of these straight quotation marks closes which; write « … “…” … ».
      On ne sait pas lequel de ces guillemets droits ferme lequel ; écrivez « … “…” … ».
    10:11: It is unclear which of these straight quotation marks closes which; write « … “…” … ».`,
  inFrench('a soft hyphen', 'Un *paragraphe*', 'Un para\u00adgraphe')`
    10:8: Search misses words with such a character, and screen readers stumble over it: U+00AD (npm run check -- --fix corrects it).
      La recherche manque les mots qui ont un tel signe, et les lecteurs d’écran y butent : U+00AD (npm run check -- --fix le corrige).`,
  inEnglish('a soft hyphen in English', 'A paragraph', 'A para\u00adgraph')`
    10:7: Search misses words with such a character, and screen readers stumble over it: U+00AD (npm run check -- --fix corrects it).`,
  inHome('an amount without spaces', '8\u202f900\u00a0€', '8900€')`
    4:18: A narrow no-break space (U+202F) belongs here (npm run check -- --fix corrects it).
      Il faut ici une espace fine insécable (U+202F) (npm run check -- --fix le corrige).
    4:21: A no-break space (U+00A0) belongs here (npm run check -- --fix corrects it).`,
  inFrench('an ordinal as it is spoken', 'Un *paragraphe*', 'Le 2ème *paragraphe*')`
    10:5: French ordinals are shortened to a single e: 2e, 3e (npm run check -- --fix corrects it).
      Un ordinal s’abrège en un seul e : 2e, 3e (npm run check -- --fix le corrige).`,
  inFrench('a hyphen instead of a dash', 'Un *paragraphe*', 'Paris - Lyon, un *paragraphe*')`
    10:6: Between words set apart belongs a dash, –, not a hyphen (npm run check -- --fix corrects it).
      Entre deux mots séparés, c’est un tiret, –, et non un trait d’union (npm run check -- --fix le corrige).`,
  inCloud('straight quotation marks in an offer', 'fr: Un serveur.', 'fr: \'Un "serveur".\'')`
    6:41: French quotation marks are « … », with no-break spaces (U+00A0) (npm run check -- --fix corrects it).`,
  inHome('straight quotation marks in copy', 'Aucun résultat', 'Aucun \\"résultat\\"')`
    6:23: French quotation marks are « … », with no-break spaces (U+00A0) (npm run check -- --fix corrects it).`,
]
