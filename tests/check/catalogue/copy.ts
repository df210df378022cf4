import { replaced, type SeededError } from '../seeded'

const inFrench = replaced('content/copy/fr/home.json')

export const copy: readonly SeededError[] = [
  inFrench('an empty text', '"Aucun résultat"', '""')`
    6:5: “empty.heading” is empty.
      « empty.heading » est vide.`,
  inFrench('a key that is missing', '    "heading": "Aucun résultat",\n', '')`
    5:3: “empty.heading” is missing; content/copy/en/home.json has it.
      « empty.heading » manque ici, mais existe dans content/copy/en/home.json.`,
  inFrench('a key with a slip', '"heading"', '"headnig"')`
    6:5: There is no “empty.headnig” in content/copy/en/home.json; did you mean “empty.heading”?
      Il n’y a pas de « empty.headnig » dans content/copy/en/home.json ; vouliez-vous dire « empty.heading » ?`,
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
    2:21: A comma is missing here, between two entries.
      Une virgule manque ici, entre deux entrées.`,
  inFrench('a name twice', '"title": "Accueil"', '"title": "Accueil",\n  "title": "Ici"')`
    3:3: This field is here twice; take one of them out.`,
  inFrench('a colon that is missing', '"title": "Accueil"', '"title" "Accueil"')`
    2:11: A colon is missing here, between a name and its text.
      Un deux-points manque ici, entre un nom et son texte.`,
  inFrench('a tab in a text', '"Accueil"', '"Ac\tcueil"')`
    2:15: There is a tab within this text; write a space.
      Il y a une tabulation dans ce texte ; écrivez une espace.`,
  inFrench('a brace that is not closed', '"Essayez encore."\n  },', '"Essayez encore.",')`
    1:1: This brace or bracket is not closed.
      Cette accolade ou ce crochet ne se ferme pas.`,
  inFrench('a brace too many', '"Essayez encore."\n  },', '"Essayez encore."\n  }},')`
    8:5: Everything is closed before this sign; take it out.
      Tout est déjà fermé avant ce signe ; supprimez-le.`,
  inFrench('a comma after the last entry', '"Essayez encore."\n', '"Essayez encore.",\n')`
    7:30: There is a comma after the last entry; take it out.
      Une virgule suit la dernière entrée ; supprimez-la.`,
  inFrench('a quotation mark within a text', '"Accueil"', '"L"accueil"')`
    2:15: A quotation mark is missing in this line, or one inside the text ends it: write “ ”, « » or \\" there.
      Un guillemet manque dans cette ligne, ou un autre termine le texte trop tôt : écrivez-y « » ou \\".`,
  inFrench('a text in typographic quotation marks', '"Accueil"', '“Accueil”')`
    2:12: The quotation mark “ is the mistake: around a text or its name, write a straight one, "…".
      Le guillemet “ est fautif : autour d’un texte ou de son nom, il est droit, "…".`,
  inFrench('a text without quotation marks', '"Accueil"', 'Accueil')`
    2:12: A quotation mark is missing in this line, or one inside the text ends it: write “ ”, « » or \\" there.`,
  inFrench('a quotation mark that is missing', '"Accueil"', '"Accueil')`
    2:12: A quotation mark is missing in this line, or one inside the text ends it: write “ ”, « » or \\" there.`,
]
