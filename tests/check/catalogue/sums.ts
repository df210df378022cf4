import { inEnglish, inFrench, type SeededError } from '../seeded'

/** Amounts that are not euros: both languages of an article must state the same ones. */
const table = (total: number) =>
  `\n| Poste | Calcul | Jours |\n|---|---|---|\n| Pose | 3 × 4 jours | 12 |\n| Essais | | 2 |\n| Total | | ${total} |\n`

export const sums: readonly SeededError[] = [
  inFrench('a sum with a wrong result', 'Un *paragraphe*', 'Soit 3 × 4 = **13** jours. Un *paragraphe*')`
    10:16: “3 × 4” comes to 12, not 13; correct the result, or the figures before it.
      « 3 × 4 » donne 12, et non 13 ; corrigez le résultat, ou les chiffres qui le précèdent.`,
  inEnglish(
    'a sum of a figure that has changed',
    'It is <Fact id="server-month" />',
    '2 × <Fact id="server-month" /> = 120',
  )`
    18:34: “2 × €65” comes to 130, not 120; correct the result, or the figures before it.`,
  inEnglish(
    'a sum of a price of ours that has changed',
    'It is <Fact id="server-month" />',
    '2 × <Fact id="cloud-essential" /> = 17,000',
  )`
    18:37: “2 × €8,900” comes to 17,800, not 17,000; correct the result, or the figures before it.`,
  inFrench(
    'a row with a wrong result',
    '## Un titre',
    `${table(14).replace('| 12 |', '| 13 |').replace('14', '15')}\n## Un titre`,
  )`
    15:24: “3 × 4 jours” comes to 12, not 13; correct the result, or the figures before it.`,
  inFrench('a total that is not one', '## Un titre', `${table(15)}\n## Un titre`)`
    17:13: The rows above this total come to 14 in the column “Jours”, not 15; correct it, or a row.
      Les lignes au-dessus de ce total donnent 14 dans la colonne « Jours », et non 15 ; corrigez-le, ou une ligne.`,
]
