import { replaced, type SeededError, written } from '../seeded'

const inSite = replaced('content/site.yaml')
const inRetention = replaced('content/retention.json')
const inTags = replaced('content/tags.yaml')

export const data: readonly SeededError[] = [
  inSite('a mail address that is none', 'bonjour@', 'bonjour')`
    3:1: “email” must be an email address like bonjour@example.org, not “bonjourseptentrion.fr”.
      « email » doit être une adresse électronique comme bonjour@example.org, et non « bonjourseptentrion.fr ».`,
  inSite('an address with a slash at its end', 'septentrion.fr\nemail', 'septentrion.fr/\nemail')`
    2:1: “url” must be an origin like https://example.org, without a slash at its end.
      « url » doit être une origine comme https://example.org, sans barre oblique à la fin.`,
  inSite('a city that is missing', 'city: Paris, France', 'city:')`
    5:1: “city” is missing. City and country, as visitors read them.`,
  inSite('a year in words', 'founded: 2023', 'founded: soon')`
    6:1: “founded” must be a number without quotes, sign or unit, not the text “soon”. The year from which the copyright counts.
      « founded » doit être un nombre sans guillemets, signe ni unité, et non le texte « soon ». L’année à partir de laquelle court le droit d’auteur.`,
  inSite('a field of the organisation with a slip', 'director:', 'directer:')`
    16:3: “directer” is not a field of “legal”; did you mean “director”?
      « directer » n’est pas un champ de « legal » ; vouliez-vous dire « director » ?`,
  inSite('a legal field to be filled in', 'vat: FR00', 'vat: null')`
    14:3: “vat” is still to be filled in; the legal notice says so.
      « vat » est encore à remplir ; les mentions légales le disent.`,
  inSite(
    'an example that stands for the real address',
    'bonjour@septentrion.fr',
    'bonjour@septentrion.example',
  )`
    3:1: “bonjour@septentrion.example” is an example; write the real one.
      « bonjour@septentrion.example » est un exemple ; écrivez la vraie valeur.`,
  written('content/to-decide.yaml')(
    'something that the owner has still to decide',
    `- about: content/offers/packs.yaml
  question: { en: What is in it?, fr: "Qu’y a-t-il dedans\u202f?" }
`,
  )`
    1:3: warning: What is in it? (content/offers/packs.yaml; take this entry out once it is decided.)
      avertissement : Qu’y a-t-il dedans ? (content/offers/packs.yaml ; supprimez cette entrée une fois la décision prise.)`,
  inSite('a number that nobody has', '+33 1 00 00 00 00', '+33 1 99 00 12 34')`
    4:1: “+33 1 99 00 12 34” is a number that nobody has; write the real one.
      « +33 1 99 00 12 34 » est un numéro que personne n’a ; écrivez le vrai.`,
  inTags('a tag with a space', 'tag: cloud', 'tag: Le Cloud')`
    3:3: “tag” must be lower-case words joined by hyphens.`,
  inTags('a tag twice', 'picture: idea', 'picture: idea\n- tag: law\n  name: { en: Right, fr: Loi }')`
    6:3: “tag” is here twice; give one of the two another value.`,
  written('content/tags.yaml')('tags in an empty file', '')`
    1:1: This file is empty.
      Ce fichier est vide.`,
  inTags('a picture that does not exist', 'picture: idea', 'picture: cat')`
    5:3: “picture” cannot be “cat”; write one of: idea, automation, private-ai.`,
  inRetention('a retention longer than is allowed', '12', '37')`
    1:3: “months” must be 36 or less, not 37.`,
  inRetention('a retention that is no number', '12', '1.5')`
    1:3: “months” must be a whole number, not 1.5.`,
  inRetention('a field of the retention with a slip', 'months', 'month')`
    1:3: “month” is not a field of the retention; did you mean “months”?`,
  inTags('a name in one language', ', fr: Droit', '')`
    2:3: “name.fr” is missing.`,
]
