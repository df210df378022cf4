import { replaced, type SeededError } from '../seeded'

const inRules = replaced('content/ai-act.yaml')

export const aiAct: readonly SeededError[] = [
  inRules('a condition with a slip', 'when: [[role.deployer]], role', 'when: [[role.deploye]], role')`
    16:29: “role.deploye” is neither an answer to a question nor a finding above this line; did you mean “role.deployer”?
      « role.deploye » n’est ni une réponse à une question ni une conclusion écrite plus haut ; vouliez-vous dire « role.deployer » ?`,
  inRules('a condition on a finding below it', 'when: [[role.deployer]], role', 'when: [[not nobody]], role')`
    16:29: “nobody” is neither an answer to a question nor a finding above this line; write one like “role.provider”.
      « nobody » n’est ni une réponse à une question ni une conclusion écrite plus haut ; écrivez-en une, comme « role.provider ».`,
  inRules('a condition of a date on nothing', 'later, when: [[deployer]]', 'later, when: [[somebody]]')`
    27:35: “somebody” is neither an answer to a question nor a finding above this line; write one like “role.provider”.`,
  inRules('a question that who has nothing to tick cannot leave', 'id: none, none: true', 'id: none')`
    12:5: The question “role” takes several answers, and whoever has none to give cannot go on; add an option where none is true.
      La question « role » admet plusieurs réponses, et celui qui n’en a aucune ne peut pas continuer ; ajoutez une option où none vaut true.`,
  inRules('a duty that on some path has no date', ', { date: general }]', ']')`
    27:5: The last date of “from” must have no condition: on some path the duty would have no date.
      La dernière date de « from » ne doit pas avoir de condition : sur certains chemins, l’obligation n’aurait pas de date.`,
  inRules('a duty without an article', 'articles: ["4"]\n', 'articles: []\n')`
    26:5: “articles” needs at least one entry. Where the Act says so: ["26(2)"], or ["III.4(a)"] for Annex III, point 4(a).`,
  inRules('an article as a lawyer writes it', 'articles: ["4"]\n', 'articles: ["Art. 4"]\n')`
    26:16: “articles[0]” must be written like 26(2), 5(1)(ba) or III.4(a).
      « articles[0] » s’écrit comme 26(2), 5(1)(ba) ou III.4(a).`,
  inRules('a day that is written twice', '2027-12-02', '2026-08-02')`
    7:18: “day” is here twice; give one of the two another value.`,
  inRules('an answer that is written twice', 'id: none, none: true', 'id: deployer, none: true')`
    14:11: “id” is here twice; give one of the two another value.`,
  inRules('a date that does not exist', 'date: later', 'date: latter')`
    27:14: There is no “latter” in this file; did you mean “later”?
      Il n’y a pas de « latter » dans ce fichier ; vouliez-vous dire « later » ?`,
  inRules('a group that does not exist', 'group: all', 'group: everybody')`
    22:5: There is no “everybody” in this file; write one of: all.`,
  inRules('a day that the figures have otherwise', 'day: 2026-08-02,', 'day: 2026-08-02, figure: law,')`
    6:37: The figure “law” is 2027-12-02; give the day and the figure the same value.
      Le chiffre « law » vaut 2027-12-02 ; donnez la même valeur au jour et au chiffre.`,
  inRules('a day of a figure that does not exist', 'day: 2026-08-02,', 'day: 2026-08-02, figure: loi,')`
    6:37: There is no figure “loi” in content/figures.yaml; add it there.`,
  inRules('a source that nobody has read for half a year', 'day: 2026-11-22', 'day: 2026-05-20')`
    4:5: warning: Last compared with its source on 2026-05-20, more than 6 months ago: compare again, then set this day.`,
]
