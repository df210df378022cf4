import { replaced, type SeededError } from '../seeded'

const inFrench = replaced('content/copy/fr/home.json')

export const copy: readonly SeededError[] = [
  inFrench('an empty text', '"Aucun résultat"', '""', {
    at: '6:5',
    en: '“empty.heading” is empty.',
    fr: '« empty.heading » est vide.',
  }),
  inFrench('a key that is missing', '    "heading": "Aucun résultat",\n', '', {
    at: '5:3',
    en: '“empty.heading” is missing; content/copy/en/home.json has it.',
    fr: '« empty.heading » manque ici, mais existe dans content/copy/en/home.json.',
  }),
  inFrench('a key with a slip', '"heading"', '"headnig"', {
    at: '6:5',
    en: 'There is no “empty.headnig” in content/copy/en/home.json; did you mean “empty.heading”?',
    fr: 'Il n’y a pas de « empty.headnig » dans content/copy/en/home.json ; vouliez-vous dire « empty.heading » ?',
  }),
  inFrench(
    'a key of one language only',
    '"title": "Accueil"',
    '"title": "Accueil",\n  "subtitle": "Ici"',
    {
      at: '3:3',
      en: '“subtitle” exists in this language only; add it to content/copy/en/home.json or take it out.',
      fr: '« subtitle » n’existe que dans cette langue ; ajoutez-le à content/copy/en/home.json ou supprimez-le.',
    },
    {
      at: '3:3',
      en: 'warning: Nothing on the site shows “subtitle”; take it out of every language.',
      fr: 'avertissement : Rien sur le site ne montre « subtitle » ; supprimez-le de toutes les langues.',
    },
  ),
  inFrench('a placeholder that is missing', 'sur {{total}}', 'sur vingt', {
    at: '3:3',
    en: '“page” must have the placeholders of content/copy/en/home.json: {{page}} {{total}}.',
    fr: '« page » doit avoir les emplacements de content/copy/en/home.json : {{page}} {{total}}.',
  }),
  inFrench('a placeholder with a slip', '{{total}}', '{{totla}}', {
    at: '3:3',
    en: '“page” must have the placeholders of content/copy/en/home.json: {{page}} {{total}}.',
    fr: '« page » doit avoir les emplacements de content/copy/en/home.json : {{page}} {{total}}.',
  }),
  inFrench(
    'a placeholder with one brace',
    '{{total}}',
    '{total}',
    {
      at: '3:3',
      en: '“{total}” is no placeholder; write {{name}} with two braces on each side.',
      fr: '« {total} » n’est pas un emplacement ; écrivez {{nom}}, avec deux accolades de chaque côté.',
    },
    {
      at: '3:3',
      en: '“page” must have the placeholders of content/copy/en/home.json: {{page}} {{total}}.',
      fr: '« page » doit avoir les emplacements de content/copy/en/home.json : {{page}} {{total}}.',
    },
  ),
  inFrench(
    'another amount',
    '8\u202f900',
    '9\u202f800',
    {
      at: '4:3',
      en: '“price”: 9\u202f800\u00a0€ is not in content/copy/en/home.json; both languages state the same amounts.',
      fr: '« price » : 9 800 € n’est pas dans content/copy/en/home.json ; les deux langues citent les mêmes montants.',
    },
    {
      at: '4:3',
      en: '“price”: €8,900 of content/copy/en/home.json is missing; both languages state the same amounts.',
      fr: '« price » : €8,900, qui est dans content/copy/en/home.json, manque ; les deux langues citent les mêmes montants.',
    },
  ),
  inFrench(
    'a plural that is missing',
    '  "count_other": "{{count}} articles",\n',
    '',
    {
      at: '1:1',
      en: '“count_other” is missing; content/copy/en/home.json has it.',
      fr: '« count_other » manque ici, mais existe dans content/copy/en/home.json.',
    },
    {
      at: '9:3',
      en: '“count_one” has no plural; add “count_other”.',
      fr: '« count_one » n’a pas de pluriel ; ajoutez « count_other ».',
    },
  ),
  inFrench('an entry that is missing', ',\n    { "name": "Résultats" }', '', {
    at: '11:3',
    en: '“items.1.name” is missing; content/copy/en/home.json has it.',
    fr: '« items.1.name » manque ici, mais existe dans content/copy/en/home.json.',
  }),
  inFrench('a comma that is missing', '"Accueil",', '"Accueil"', {
    at: '2:21',
    en: 'A comma is missing here, between two entries.',
    fr: 'Une virgule manque ici, entre deux entrées.',
  }),
  inFrench('a comma after the last entry', '"Essayez encore."\n', '"Essayez encore.",\n', {
    at: '7:30',
    en: 'There is a comma after the last entry; take it out.',
    fr: 'Une virgule suit la dernière entrée ; supprimez-la.',
  }),
  inFrench('a quotation mark within a text', '"Accueil"', '"L"accueil"', {
    at: '2:15',
    en: 'A quotation mark is missing in this line, or one inside the text ends it: write “ ”, « » or \\" there.',
    fr: 'Un guillemet manque dans cette ligne, ou un autre termine le texte trop tôt : écrivez-y « » ou \\".',
  }),
  inFrench('a text in typographic quotation marks', '"Accueil"', '“Accueil”', {
    at: '2:12',
    en: 'The quotation mark “ is the mistake: around a text or its name it is a straight one, "…".',
    fr: 'Le guillemet “ est la faute : autour d’un texte ou de son nom il est droit, "…".',
  }),
  inFrench('a text without quotation marks', '"Accueil"', 'Accueil', {
    at: '2:12',
    en: 'A quotation mark is missing in this line, or one inside the text ends it: write “ ”, « » or \\" there.',
    fr: 'Un guillemet manque dans cette ligne, ou un autre termine le texte trop tôt : écrivez-y « » ou \\".',
  }),
  inFrench('a quotation mark that is missing', '"Accueil"', '"Accueil', {
    at: '2:12',
    en: 'A quotation mark is missing in this line, or one inside the text ends it: write “ ”, « » or \\" there.',
    fr: 'Un guillemet manque dans cette ligne, ou un autre termine le texte trop tôt : écrivez-y « » ou \\".',
  }),
]
