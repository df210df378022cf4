import { replaced, type SeededError } from '../seeded'

const inFrench = replaced('content/copy/fr/home.json')

export const copy: readonly SeededError[] = [
  inFrench('an empty text', '"Aucun résultat"', '""')`
    6:5: “empty.heading” is empty.
      « empty.heading » est vide.`,
  inFrench('a key that is missing', '    "heading": "Aucun résultat",\n', '')`
    5:3: “empty.heading” is missing; content/copy/en/home.json has it.
      « empty.heading » manque ici, mais existe dans content/copy/en/home.json.`,
  inFrench('a key of one language only', '"title": "Accueil"', '"title": "Accueil",\n  "subtitle": "Ici"')`
    3:3: “subtitle” exists in this language only; add it to content/copy/en/home.json or take it out.
      « subtitle » n’existe que dans cette langue ; ajoutez-le à content/copy/en/home.json ou supprimez-le.
    3:3: warning: Nothing on the site shows “subtitle”; take it out of every language.
      avertissement : Rien sur le site ne montre « subtitle » ; supprimez-le de toutes les langues.`,
  inFrench('a placeholder that is missing', 'sur {{total}}', 'sur vingt')`
    3:3: “page” must have the placeholders of content/copy/en/home.json: {{page}} {{total}}.
      « page » doit avoir les emplacements de content/copy/en/home.json : {{page}} {{total}}.`,
  inFrench('a placeholder with one brace', '{{total}}', '{total}')`
    3:3: “{total}” is not a placeholder; write {{name}} with two braces on each side.
      « {total} » n’est pas un emplacement ; écrivez {{nom}}, avec deux accolades de chaque côté.
    3:3: “page” must have the placeholders of content/copy/en/home.json: {{page}} {{total}}.`,
  inFrench('another amount', '8\u202f900', '9\u202f800')`
    4:3: “price”: 9 800 € is not in content/copy/en/home.json; both languages state the same amounts.
      « price » : 9 800 € n’est pas dans content/copy/en/home.json ; les deux langues citent les mêmes montants.
    4:3: “price”: €8,900 of content/copy/en/home.json is missing; both languages state the same amounts.
      « price » : €8,900, qui est dans content/copy/en/home.json, manque ; les deux langues citent les mêmes montants.`,
  inFrench('a plural that is missing', '  "count_other": "{{count}} articles",\n', '')`
    1:1: “count_other” is missing; content/copy/en/home.json has it.
    9:3: “count_one” has no plural; add “count_other”.
      « count_one » n’a pas de pluriel ; ajoutez « count_other ».`,
  inFrench('an entry that is missing', ',\n    { "name": "Résultats" }', '')`
    11:3: “items.1.name” is missing; content/copy/en/home.json has it.`,
  inFrench('a comma that is missing', '"Accueil",', '"Accueil"')`
    3:3: This cannot be read here or just before: names and texts are in straight quotation marks, "…", with none inside, a colon between the two, and a comma between two entries.
      Illisible ici ou juste avant : noms et textes sont entre guillemets droits, "…", sans autre à l’intérieur, avec un deux-points entre les deux et une virgule entre deux entrées.`,
  inFrench('a name twice', '"title": "Accueil"', '"title": "Accueil",\n  "title": "Ici"')`
    3:3: This field is here twice; take one of them out.`,
  inFrench('a text without quotation marks', '"Accueil"', 'Accueil')`
    2:12: This cannot be read here or just before: names and texts are in straight quotation marks, "…", with none inside, a colon between the two, and a comma between two entries.`,
  replaced('src/pages/index.tsx')('copy that nothing shows', "{t('price')} ", '')`
    content/copy/en/home.json:4:3: warning: Nothing on the site shows “price”; take it out of every language.
    content/copy/fr/home.json:4:3: warning: Nothing on the site shows “price”; take it out of every language.`,
]
