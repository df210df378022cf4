import { replaced, type SeededError } from '../seeded'

const inCloud = replaced('content/offers/cloud.yaml')
const inPacks = replaced('content/offers/packs.yaml')
const inPriceList = replaced('content/offers/price-list.yaml')

export const prices: readonly SeededError[] = [
  inCloud('a price in words', '8900', 'much', {
    at: '7:14',
    en: '“price.amount” must be a number without quotes, sign or unit, not the text “much”. Whole euros, excluding VAT: 8900.',
    fr: '« price.amount » doit être un nombre sans guillemets, signe ni unité, et non le texte « much ». Des euros entiers, hors taxes : 8900.',
  }),
  inCloud('a price in quotes', '8900', '"8900"', {
    at: '7:14',
    en: '“price.amount” must be a number without quotes, sign or unit, not the text “8900”. Whole euros, excluding VAT: 8900.',
    fr: '« price.amount » doit être un nombre sans guillemets, signe ni unité, et non le texte « 8900 ». Des euros entiers, hors taxes : 8900.',
  }),
  inCloud('a price with cents', '8900', '89.5', {
    at: '7:14',
    en: '“price.amount” must be a whole number, not 89.5.',
    fr: '« price.amount » doit être un nombre entier, et non 89.5.',
  }),
  inCloud('a price below zero', '8900', '-8900', {
    at: '7:14',
    en: '“price.amount” must be above zero, not -8900.',
    fr: '« price.amount » doit être supérieur à zéro, et non -8900.',
  }),
  inCloud('a range that goes down', 'amount: 8900', 'amount: 8900, upTo: 7900', {
    at: '7:28',
    en: '“price.upTo” must be above amount.',
    fr: '« price.upTo » doit être supérieur à amount.',
  }),
  inCloud('a range from an amount to the same', 'amount: 8900', 'amount: 8900, upTo: 8900', {
    at: '7:28',
    en: '“price.upTo” must be above amount.',
    fr: '« price.upTo » doit être supérieur à amount.',
  }),
  inCloud('a time that runs backwards', 'from: 3', 'from: 5', {
    at: '8:26',
    en: '“duration.to” must be above from.',
    fr: '« duration.to » doit être supérieur à from.',
  }),
  inCloud('a time from a week to the same', 'from: 3', 'from: 4', {
    at: '8:26',
    en: '“duration.to” must be above from.',
    fr: '« duration.to » doit être supérieur à from.',
  }),
  inCloud('a time that says its end alone', 'from: 3, ', '', {
    at: '8:5',
    en: '“duration.from” is missing: only “unit: demand” goes without numbers.',
    fr: '« duration.from » manque : seul « unit: demand » se passe de nombres.',
  }),
  inCloud('a unit that nothing is counted in', 'from: 3, to: 4, unit: week', 'unit: month', {
    at: '8:5',
    en: '“duration.from” is missing: only “unit: demand” goes without numbers.',
    fr: '« duration.from » manque : seul « unit: demand » se passe de nombres.',
  }),
  inCloud('weeks on demand', 'unit: week', 'unit: demand', {
    at: '8:33',
    en: '“duration.unit” can be “demand” only without from and to.',
    fr: '« duration.unit » ne peut être « demand » que sans from ni to.',
  }),
  inCloud('a unit with a slip', 'unit: week', 'unit: weeks', {
    at: '8:33',
    en: '“duration.unit” cannot be “weeks”; did you mean “week”?',
    fr: '« duration.unit » ne peut pas être « weeks » ; vouliez-vous dire « week » ?',
  }),
  inCloud('a badge that does not exist', 'badge: popular', 'badge: best', {
    at: '13:5',
    en: '“badge” cannot be “best”; write one of: popular, recommended.',
    fr: '« badge » ne peut pas être « best » ; écrivez l’un de ceux-ci : popular, recommended.',
  }),
  inCloud('two badges in one area', 'price: { amount: 8900 }', 'badge: recommended', {
    at: '3:1',
    en: '“offers” must have one badge at most.',
    fr: '« offers » ne peut contenir qu’un badge.',
  }),
  inCloud('a field of an offer with a slip', 'badge:', 'bagde:', {
    at: '13:5',
    en: '“bagde” is no field of an entry of “offers”; did you mean “badge”?',
    fr: '« bagde » n’est pas un champ d’une entrée de « offers » ; vouliez-vous dire « badge » ?',
  }),
  inCloud('an offer named in one language', ', fr: Cloud Croissance', '', {
    at: '11:5',
    en: '“name.fr” is missing.',
    fr: '« name.fr » manque.',
  }),
  inCloud('an area without its order', 'order: 1\n', '', {
    at: '1:1',
    en: '“order” is missing. The place of the area among the others: 1 is first.',
    fr: '« order » manque. La place du domaine parmi les autres : 1 vient en premier.',
  }),
  inCloud('an area that does not exist', 'area: cloud', 'area: clouds', {
    at: '1:1',
    en: '“area” cannot be “clouds”; did you mean “cloud”?',
    fr: '« area » ne peut pas être « clouds » ; vouliez-vous dire « cloud » ?',
  }),
  inCloud('the same field twice', 'order: 1', 'area: ai', {
    at: '2:1',
    en: 'This field is here twice; take one of them out.',
    fr: 'Ce champ est là deux fois ; supprimez-en un.',
  }),
  {
    ...inCloud('an offer that the contact form does not know', 'offer: cloud-growth', 'offer: cloud-giant'),
    says: [
      {
        at: 'content/offers/cloud.yaml:10:5',
        en: 'The contact form has no service “cloud-giant”; say which one it is asked for as, “contactAs: other”, or add it to src/offers/services.ts.',
        fr: 'Le formulaire de contact n’a pas de service « cloud-giant » ; dites sous quel service on demande cette offre, « contactAs: other », ou ajoutez-le à src/offers/services.ts.',
      },
      {
        at: 'content/offers/price-list.yaml:6:14',
        en: 'No file of content/offers has an offer “cloud-growth”; did you mean “cloud-giant”?',
        fr: 'Aucun fichier de content/offers n’a d’offre « cloud-growth » ; vouliez-vous dire « cloud-giant » ?',
      },
      {
        at: 'src/offers/services.ts:1:1',
        en: 'No file of content/offers has the service “cloud-growth”; add an offer of that name, or take it out here.',
        fr: 'Aucun fichier de content/offers n’a le service « cloud-growth » ; ajoutez une offre de ce nom, ou supprimez-le ici.',
      },
    ],
  },
  inPacks('a saving that is none', 'price: 31000', 'price: 35900', {
    at: '7:5',
    en: '“price” must be below originalPrice.',
    fr: '« price » doit être inférieur à originalPrice.',
  }),
  inPacks('a pack with a slip', 'pack: combo-startup', 'pack: combo-start', {
    at: '8:7',
    en: '“pack” cannot be “combo-start”; did you mean “combo-startup”?',
    fr: '« pack » ne peut pas être « combo-start » ; vouliez-vous dire « combo-startup » ?',
  }),
  inPacks(
    'a part of a pack with a slip',
    '    originalPrice: 35900',
    '    offers: [cloud-essential, cloud-growht]\n    originalPrice: 35900',
    {
      at: '6:31',
      en: 'No file of content/offers has an offer “cloud-growht”; did you mean “cloud-growth”?',
      fr: 'Aucun fichier de content/offers n’a d’offre « cloud-growht » ; vouliez-vous dire « cloud-growth » ?',
    },
  ),
  inPacks(
    'a part of a pack that has no price',
    '    originalPrice: 35900',
    '    offers: [cloud-essential, audit]\n    originalPrice: 35900',
    {
      at: '6:31',
      en: '“audit” has no single price for the whole, so that a pack cannot state it as a part; take “offers” out, or another offer in.',
      fr: '« audit » n’a pas de prix unique pour le tout : un pack ne peut pas la déclarer parmi ses parties ; retirez « offers », ou choisissez une autre offre.',
    },
  ),
  inPacks(
    'parts of a pack that cost something else',
    '    originalPrice: 35900',
    '    offers: [cloud-essential, cloud-essential]\n    originalPrice: 35900',
    {
      at: '7:5',
      en: 'The offers of this pack cost 17800 one by one, not 35900; correct “originalPrice” or “offers”.',
      fr: 'Les offres de ce pack coûtent 17800 une à une, et non 35900 ; corrigez « originalPrice » ou « offers ».',
    },
  ),
  inPriceList('stages that do not add up', '30, 40, 30', '30, 40, 40', {
    at: '3:1',
    en: '“stages” must add up to 100.',
    fr: 'La somme de « stages » doit faire 100.',
  }),
  inPriceList('a day that does not exist', '2026-12-31', '2026-13-01', {
    at: '2:1',
    en: '“validUntil” must be a day like 2026-10-14.',
    fr: '« validUntil » doit être un jour qui existe, écrit comme 2026-10-14.',
  }),
  inPriceList('an offer that does not exist', 'cloud-growth, audit', 'cloud-growht, audit', {
    at: '6:14',
    en: 'No file of content/offers has an offer “cloud-growht”; did you mean “cloud-growth”?',
    fr: 'Aucun fichier de content/offers n’a d’offre « cloud-growht » ; vouliez-vous dire « cloud-growth » ?',
  }),
  inPriceList('prices past their day', '2026-12-31', '2026-10-31', {
    at: '2:1',
    en: 'warning: The prices were valid until 2026-10-31: the site now says so and invites to ask. Confirm them and set a new day.',
    fr: 'avertissement : Les prix étaient valables jusqu’au 2026-10-31 : le site le dit et invite à demander un devis. Confirmez-les et fixez un nouveau jour.',
  }),
  inCloud('braces without a comma', 'en: Cloud Growth, fr', 'en: Cloud Growth fr', {
    at: '11:17',
    en: 'Entries within brackets or braces are separated by commas; put a text with a colon in straight quotation marks, "…".',
    fr: 'Entre crochets ou accolades, une virgule sépare les entrées ; mettez un texte qui contient un deux-points entre guillemets droits, "…".',
  }),
  inCloud('a brace that is not closed in an offer', 'fr: Cloud Croissance }', 'fr: Cloud Croissance', {
    at: '11:11',
    en: 'This bracket or brace is never closed.',
    fr: 'Ce crochet ou cette accolade ne se ferme pas.',
  }),
  inCloud('a line of --- in a file of offers', 'order: 1\n', '---\norder: 1\n', {
    at: '2:1',
    en: 'A line of --- ends the file here; take it out.',
    fr: 'Une ligne de --- termine ici le fichier ; supprimez-la.',
  }),
]
