import { type Fault, replaced } from '../seeded'

const inFrench = replaced('content/copy/fr/home.json')

export const copy: readonly Fault[] = [
  inFrench('an empty text', '"Aucun résultat"', '""', '6:5: “empty.heading” is empty.'),
  inFrench(
    'a key that is missing',
    '    "heading": "Aucun résultat",\n',
    '',
    '5:3: “empty.heading” is missing; content/copy/en/home.json has it.',
  ),
  inFrench(
    'a key with a slip',
    '"heading"',
    '"headnig"',
    '6:5: There is no “empty.headnig” in content/copy/en/home.json; did you mean “empty.heading”?',
  ),
  inFrench(
    'a key of one language only',
    '"title": "Accueil"',
    '"title": "Accueil",\n  "subtitle": "Ici"',
    '3:3: “subtitle” exists in this language only; add it to content/copy/en/home.json or take it out.',
    '3:3: warning: Nothing on the site shows “subtitle”; take it out of every language.',
  ),
  inFrench(
    'a placeholder that is missing',
    'sur {{total}}',
    'sur vingt',
    '3:3: “page” must have the placeholders of content/copy/en/home.json: {{page}} {{total}}.',
  ),
  inFrench(
    'a placeholder with a slip',
    '{{total}}',
    '{{totla}}',
    '3:3: “page” must have the placeholders of content/copy/en/home.json: {{page}} {{total}}.',
  ),
  inFrench(
    'a placeholder with one brace',
    '{{total}}',
    '{total}',
    '3:3: “{total}” is no placeholder; write {{name}} with two braces on each side.',
    '3:3: “page” must have the placeholders of content/copy/en/home.json: {{page}} {{total}}.',
  ),
  inFrench(
    'another amount',
    '8\u202f900',
    '9\u202f800',
    '4:3: “price”: €8,900 of content/copy/en/home.json is missing; both languages state the same amounts.',
    '4:3: “price”: 9\u202f800\u00a0€ is not in content/copy/en/home.json; both languages state the same amounts.',
  ),
  inFrench(
    'a plural that is missing',
    '  "count_other": "{{count}} articles",\n',
    '',
    '1:1: “count_other” is missing; content/copy/en/home.json has it.',
    '9:3: “count_one” has no plural; add “count_other”.',
  ),
  inFrench(
    'an entry that is missing',
    ',\n    { "name": "Résultats" }',
    '',
    '11:3: “items.1.name” is missing; content/copy/en/home.json has it.',
  ),
  inFrench(
    'a comma that is missing',
    '"Accueil",',
    '"Accueil"',
    "3:3: This file cannot be read: Expected ',' or '}' after property value.",
  ),
]
