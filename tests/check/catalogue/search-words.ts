import { writeFiles } from '../../support/temporary-project'
import { type SeededError, spoiled, written } from '../seeded'

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
    'a group that leads to an unknown article',
    'both:\n  - { to: [clowd-act], from: [FISA] }\nfr: []\nen: []\n',
  )`
    2:12: There is no article “clowd-act” for these words to lead to; did you mean “cloud-act”?
      Il n’y a pas d’article « clowd-act » où ces mots mèneraient ; vouliez-vous dire « cloud-act » ?`,
  spoiled(
    'a group that leads to an article of another name now, and to one that is gone',
    () =>
      writeFiles({
        'content/search-words.yaml': 'both:\n  - { to: [tracfin, rgpd-pme], from: [FISA] }\nfr: []\nen: []\n',
        'content/redirects.yaml': 'articles:\n  - { from: rgpd-pme, to: cloud-act }\n',
      }),
    'content/search-words.yaml',
  )`
    2:12: There is no article “tracfin” for these words to lead to; take this name out, or the line if it is alone there.
      Il n’y a pas d’article « tracfin » où ces mots mèneraient ; supprimez ce nom, ou la ligne s’il y est seul.
    2:21: There is no article “rgpd-pme” for these words to lead to; it is now called “cloud-act”.
      Il n’y a pas d’article « rgpd-pme » où ces mots mèneraient ; il s’appelle désormais « cloud-act ».`,
  listed(
    'a group with synonyms and articles, and one that no word leads to',
    'both:\n  - { same: [FISA], to: [cloud-act] }\n  - { to: [cloud-act] }\nfr: []\nen: []\n',
  )`
    2:5: A group of search words has either \`same\`, with \`from\` where words lead to it, or \`to\`, with \`from\` or \`hints\`.
      Un groupe de mots de recherche a soit \`same\`, avec \`from\` si des mots y mènent, soit \`to\`, avec \`from\` ou \`hints\`.
    3:5: A group of search words has either \`same\`, with \`from\` where words lead to it, or \`to\`, with \`from\` or \`hints\`.`,
]
