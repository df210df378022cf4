import { type SeededError, written } from '../seeded'

const listed = written('content/search-words.yaml')

export const searchWords: readonly SeededError[] = [
  listed(
    'words that lead to what articles have, in one language or in both',
    'both:\n  - { same: [CLOUD Act], from: [FISA] }\nfr:\n  - { same: [registre] }\nen:\n  - { same: [law, legislation] }\n',
  )``,
  listed(
    'a word in two groups, in the plural and in another case',
    'both:\n  - { same: [RGPD], from: [CNIL] }\nfr:\n  - { same: [registre], from: [Cnil] }\nen: []\n',
  )`
    4:32: “Cnil” is among the search words already, on line 2; keep it where it belongs.
      « Cnil » est déjà parmi les mots de recherche, à la ligne 2 ; gardez-le là où il a sa place.`,
  listed(
    'a group of which no article has a word',
    'both: []\nfr: []\nen:\n  - { same: [bicycle, bike], from: [tandem] }\n',
  )`
    4:7: warning: No article has any of these words, so the group leads nowhere: bicycle, bike; add a word that an article has, or take the group out.
      avertissement : Aucun article n’a un de ces mots, et le groupe ne mène nulle part : bicycle, bike ; ajoutez un mot qu’un article emploie, ou supprimez le groupe.`,
]
