import { writeFiles } from '../../temporary-project'
import type { Said, SeededError } from '../seeded'

const file = 'content/search-words.yaml'

const listed = (name: string, text: string, ...says: readonly Said[]): SeededError => ({
  name,
  spoil: () => writeFiles({ [file]: text }),
  says: says.map((said) => ({ ...said, at: `${file}:${said.at}` })),
})

export const searchWords: readonly SeededError[] = [
  listed(
    'words that lead to what articles have, in one language or in both',
    'both:\n  - { same: [CLOUD Act], from: [FISA] }\nfr:\n  - { same: [registre] }\nen:\n  - { same: [law, legislation] }\n',
  ),
  listed(
    'a word in two groups, in the plural and in another case',
    'both:\n  - { same: [RGPD], from: [CNIL] }\nfr:\n  - { same: [registre], from: [Cnil] }\nen: []\n',
    {
      at: '4:32',
      en: '“Cnil” is among the search words already, on line 2; keep it where it belongs.',
      fr: '« Cnil » est déjà parmi les mots de recherche, à la ligne 2 ; gardez-le là où il a sa place.',
    },
  ),
  listed(
    'a group of which no article has a word',
    'both: []\nfr: []\nen:\n  - { same: [bicycle, bike], from: [tandem] }\n',
    {
      at: '4:7',
      en: 'warning: No article has any of these words, so the group leads nowhere: bicycle, bike; add a word that an article has, or take the group out.',
      fr: 'avertissement : Aucun article n’a un de ces mots, et le groupe ne mène nulle part : bicycle, bike ; ajoutez un mot qu’un article emploie, ou supprimez le groupe.',
    },
  ),
]
