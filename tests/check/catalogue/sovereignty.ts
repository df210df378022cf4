import { replaced, type SeededError } from '../seeded'

const inFramework = replaced('content/sovereignty.yaml')

export const sovereignty: readonly SeededError[] = [
  inFramework('a framework not compared with its source for half a year', '2026-11-20', '2026-05-20')`
    1:81: warning: Last compared with its source on 2026-05-20, more than 6 months ago: compare again, then set this day.
      avertissement : Comparé à sa source pour la dernière fois le 2026-05-20, il y a plus de 6 mois : comparez de nouveau, puis changez ce jour.`,
  inFramework('an article that is not there', 'ask: *text', 'ask: *text\n        article: cloud-acts')`
    17:9: warning: There is no article “cloud-acts”, so the page shows no link; did you mean “cloud-act”?
      avertissement : Il n’y a pas d’article « cloud-acts », la page ne montre donc pas de lien ; vouliez-vous dire « cloud-act » ?`,
  inFramework('an answer without points', '[0, 200]', '[0]')`
    13:9: “points” must have as many entries as answers.
      « points » doit avoir autant d’entrées que answers.`,
  inFramework('an objective without weights', 'weights: { october2025: 100, june2026: 100 }', '')`
    4:5: “weights” is missing.`,
  inFramework('weights that are no hundred', 'june2026: 100', 'june2026: 90')`
    7:34: “weights.june2026” must add up to 100.
      La somme de « weights.june2026 » doit faire 100.`,
  inFramework(
    'a criterion twice',
    'ask: *text',
    'ask: *text\n      - { id: "3.1", name: *text, question: *text, answers: [*text, *text], points: [0, 1], seals: [0, 4], how: *text, ask: *text }',
  )`
    17:11: “id” is here twice; each criterion has a number of its own.
      « id » est là deux fois ; chaque critère a son numéro.`,
]
