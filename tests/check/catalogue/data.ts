import { rmSync } from 'node:fs'
import { writeFiles } from '../../temporary-project'
import { replaced, type SeededError } from '../seeded'

const inSite = replaced('content/site.yaml')
const inRetention = replaced('content/retention.json')
const inTags = replaced('content/tags.yaml')

export const data: readonly SeededError[] = [
  inSite('a mail address that is none', 'bonjour@', 'bonjour', {
    at: '3:1',
    en: '“email” must be a mail address like bonjour@example.org, not “bonjourseptentrion.fr”.',
    fr: '« email » doit être une adresse électronique comme bonjour@example.org, et non « bonjourseptentrion.fr ».',
  }),
  inSite('an address with a slash at its end', 'septentrion.fr\nemail', 'septentrion.fr/\nemail', {
    at: '2:1',
    en: '“url” must be an origin like https://example.org, without a slash at its end.',
    fr: '« url » doit être une origine comme https://example.org, sans barre oblique à la fin.',
  }),
  inSite('a city that is missing', 'city: Paris, France', 'city:', {
    at: '5:1',
    en: '“city” is missing. City and country, as visitors read them.',
    fr: '« city » manque. La ville et le pays, tels que les visiteurs les lisent.',
  }),
  inSite('a year in words', 'founded: 2023', 'founded: soon', {
    at: '6:1',
    en: '“founded” must be a number without quotes, sign or unit, not the text “soon”. The year from which the copyright counts.',
    fr: '« founded » doit être un nombre sans guillemets, signe ni unité, et non le texte « soon ». L’année à partir de laquelle court le droit d’auteur.',
  }),
  inSite('a field of the house with a slip', 'director:', 'directer:', {
    at: '16:3',
    en: '“directer” is no field of “legal”; did you mean “director”?',
    fr: '« directer » n’est pas un champ de « legal » ; vouliez-vous dire « director » ?',
  }),
  inSite('a legal field to be filled in', 'vat: FR00', 'vat: null', {
    at: '14:3',
    en: '“vat” is still to be filled in; the legal notice says so.',
    fr: '« vat » est encore à remplir ; les mentions légales le disent.',
  }),
  inSite(
    'an example that stands for the real address',
    'bonjour@septentrion.fr',
    'bonjour@septentrion.example',
    {
      at: '3:1',
      en: '“bonjour@septentrion.example” is an example; write the real one.',
      fr: '« bonjour@septentrion.example » est un exemple ; écrivez la vraie valeur.',
    },
  ),
  {
    name: 'something that the owner has still to decide',
    spoil: () =>
      writeFiles({
        'content/to-decide.yaml': `- about: content/offers/packs.yaml
  question: { en: What is in it?, fr: "Qu’y a-t-il dedans\u202f?" }
`,
      }),
    says: [
      {
        at: 'content/to-decide.yaml:1:3',
        en: 'warning: What is in it? (content/offers/packs.yaml; take this entry out once it is decided.)',
        fr: 'avertissement : Qu’y a-t-il dedans ? (content/offers/packs.yaml ; supprimez cette entrée une fois la décision prise.)',
      },
    ],
  },
  inSite('a number that nobody has', '+33 1 00 00 00 00', '+33 1 99 00 12 34', {
    at: '4:1',
    en: '“+33 1 99 00 12 34” is a number that nobody has; write the real one.',
    fr: '« +33 1 99 00 12 34 » est un numéro que personne n’a ; écrivez le vrai.',
  }),
  {
    ...inTags('a tag with a space', 'tag: cloud', 'tag: Le Cloud'),
    says: [
      {
        at: 'content/articles/cloud-act/en.mdx:5:13',
        en: 'There is no tag “cloud” in content/tags.yaml; write one of: law, Le Cloud.',
        fr: 'Il n’y a pas de sujet « cloud » dans content/tags.yaml ; écrivez l’un de ceux-ci : law, Le Cloud.',
      },
      {
        at: 'content/articles/cloud-act/fr.mdx:5:13',
        en: 'There is no tag “cloud” in content/tags.yaml; write one of: law, Le Cloud.',
        fr: 'Il n’y a pas de sujet « cloud » dans content/tags.yaml ; écrivez l’un de ceux-ci : law, Le Cloud.',
      },
      {
        at: 'content/tags.yaml:3:3',
        en: '“tag” must be lower-case words joined by hyphens.',
        fr: '« tag » doit se composer de mots en minuscules sans accent, joints par des traits d’union.',
      },
    ],
  },
  inTags('a picture that does not exist', 'picture: idea', 'picture: cat', {
    at: '5:3',
    en: '“picture” cannot be “cat”; write one of: idea, automation, private-ai.',
    fr: '« picture » ne peut pas être « cat » ; écrivez l’un de ceux-ci : idea, automation, private-ai.',
  }),
  inRetention('a retention longer than is allowed', '12', '37', {
    at: '1:3',
    en: '“months” must be a whole number from 1 to 36.',
    fr: '« months » doit être un nombre entier de 1 à 36.',
  }),
  inRetention('a retention that is no number', '12', '1.5', {
    at: '1:3',
    en: '“months” must be a whole number from 1 to 36.',
    fr: '« months » doit être un nombre entier de 1 à 36.',
  }),
  inRetention('a retention in words', '12', '"un an"', {
    at: '1:3',
    en: '“months” must be a number without quotes, sign or unit, not the text “un an”. After how many months an inquiry is deleted.',
    fr: '« months » doit être un nombre sans guillemets, signe ni unité, et non le texte « un an ». Après combien de mois une demande est effacée.',
  }),
  inRetention('a field of the retention with a slip', 'months', 'month', {
    at: '1:3',
    en: '“month” is no field of the retention; did you mean “months”?',
    fr: '« month » n’est pas un champ de la durée de conservation ; vouliez-vous dire « months » ?',
  }),
  {
    name: 'no retention at all',
    spoil: () => rmSync('content/retention.json'),
    says: [
      {
        at: 'content/retention.json:1:1',
        en: 'This file is missing; the site needs it.',
        fr: 'Ce fichier manque, et le site en a besoin.',
      },
    ],
  },
  inTags('a name in one language', ', fr: Droit', '', {
    at: '2:3',
    en: '“name.fr” is missing.',
    fr: '« name.fr » manque.',
  }),
]
