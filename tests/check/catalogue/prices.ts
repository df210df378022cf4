import { seed } from '../../support/temporary-project'
import { inEnglish, inFrench, replaced, type SeededError, spoiled, written } from '../seeded'

const inCloud = replaced('content/offers/cloud.yaml')
const inPacks = replaced('content/offers/packs.yaml')
const inPriceList = replaced('content/offers/price-list.yaml')

export const prices: readonly SeededError[] = [
  inFrench('a price of ours that is typed', 'Il coûte', 'L’offre cloud essentiel coûte')`
    10:81: warning: “4 500 €” follows the name of an offer; if it is its price, write <Fact id="cloud-essential" />.
      avertissement : « 4 500 € » suit le nom d’une offre ; si c’est son prix, écrivez <Fact id="cloud-essential" />.`,
  inEnglish('a price of ours in a table', 'It costs €4,500', '| Cloud Essential | €4,500')`
    10:78: warning: “€4,500” follows the name of an offer; if it is its price, write <Fact id="cloud-essential" />.`,
  inCloud('a price in quotes', '8900', '"8900"')`
    7:14: “price.amount” must be a number without quotes, sign or unit, not the text “8900”. Whole euros, excluding VAT: 8900.`,
  inCloud('a price with cents', '8900', '89.5')`
    7:14: “price.amount” must be a whole number, not 89.5.
      « price.amount » doit être un nombre entier, et non 89.5.`,
  inCloud('a price below zero', '8900', '-8900')`
    7:14: “price.amount” must be above zero, not -8900.
      « price.amount » doit être supérieur à zéro, et non -8900.`,
  inCloud('a range from an amount to the same', 'amount: 8900', 'amount: 8900, upTo: 8900')`
    7:28: “price.upTo” must be above amount.`,
  inCloud('a time that runs backwards', 'from: 3', 'from: 5')`
    8:26: “duration.to” must be above from.`,
  inCloud('a time that says its end alone', 'from: 3, ', '')`
    8:5: “duration.from” is missing: only “unit: demand” goes without numbers.
      « duration.from » manque : seul « unit: demand » se passe de nombres.`,
  inCloud('a unit that nothing is counted in', 'from: 3, to: 4, unit: week', 'unit: month')`
    8:5: “duration.from” is missing: only “unit: demand” goes without numbers.`,
  inCloud('weeks on demand', 'unit: week', 'unit: demand')`
    8:33: “duration.unit” can be “demand” only without from and to.
      « duration.unit » ne peut être « demand » que sans from ni to.`,
  inCloud('a unit with a slip', 'unit: week', 'unit: weeks')`
    8:33: “duration.unit” cannot be “weeks”; did you mean “week”?`,
  inCloud('a badge that does not exist', 'badge: popular', 'badge: best')`
    13:5: “badge” cannot be “best”; write one of: popular, recommended.`,
  inCloud('two badges in one area', 'price: { amount: 8900 }', 'badge: recommended')`
    3:1: “offers” must have one badge at most.
      « offers » ne peut contenir qu’un badge.`,
  inCloud('an offer that is empty', '  - offer: cloud-growth', '  -\n  - offer: cloud-growth')`
    10:4: “offers[1]” is missing.`,
  written('content/offers/other.yaml')(
    'two files of one area',
    'area: cloud\norder: 9\noffers: [{ offer: z, contactAs: other, name: &a { en: A, fr: A }, summary: *a, features: [*a] }]\n',
  )`
    1:1: content/offers/cloud.yaml has the offers of this area already; write these there, or name another area.
      content/offers/cloud.yaml contient déjà les offres de ce domaine ; écrivez-y celles-ci, ou nommez un autre domaine.`,
  written('content/offers/mvp.yaml')(
    'two areas in one place',
    'area: mvp\norder: 1\noffers: [{ offer: z, contactAs: other, name: &a { en: A, fr: A }, summary: *a, features: [*a] }]\n',
  )`
    2:1: content/offers/cloud.yaml has this order already; give each area its own, or nothing settles which comes first.
      content/offers/cloud.yaml a déjà cet ordre ; donnez à chaque domaine le sien, ou rien ne dit lequel vient d’abord.`,
  inPacks('a pack of one offer', 'price: 31000', 'price: 31000\n    offers: [cloud-essential]')`
    8:5: “offers” needs at least 2 entries. The offers that it consists of, where that is settled; their prices sum to originalPrice. The estimate then proposes the pack in their place.
      « offers » demande au moins 2 entrées. Les offres qui le composent, si c’est décidé ; la somme de leurs prix fait originalPrice. L’estimation propose alors le pack à leur place.`,
  inCloud('a field of an offer with a slip', 'badge:', 'bagde:')`
    13:5: “bagde” is not a field of an entry of “offers”; did you mean “badge”?`,
  inCloud('an offer named in one language', ', fr: Cloud Croissance', '')`
    11:5: “name.fr” is missing.`,
  inCloud('an area without its order', 'order: 1\n', '')`
    1:1: “order” is missing. The place of the area among the others: 1 is first.`,
  inCloud('an area that does not exist', 'area: cloud', 'area: clouds')`
    1:1: “area” cannot be “clouds”; did you mean “cloud”?`,
  inCloud(
    'an offer requested as one that does not exist',
    'offer: cloud-growth',
    'offer: cloud-growth\n    contactAs: audti',
  )`
    11:5: The contact form has no service “audti”; did you mean “audit”?
      Le formulaire de contact n’a pas de service « audti » ; vouliez-vous dire « audit » ?`,
  inCloud(
    'an offer requested as one that is requested as another',
    'offer: cloud-growth',
    'offer: cloud-growth\n    contactAs: mvp-full-stack',
  )`
    11:5: The contact form has no service “mvp-full-stack”; write one of: cloud-essential, audit, combo-sovereignty, combo-startup, combo-transformation, other.`,
  written('content/offers/mvp.yaml')(
    'an offer with the name of the form’s last service',
    'area: mvp\norder: 9\noffers: [{ offer: other, name: &a { en: A, fr: A }, summary: *a, features: [*a] }]\n',
  )`
    3:12: The name “other” is taken, in src/offers/service-options.ts; give this one another.`,
  inPacks('a pack with the name of a part of an address', 'pack: combo-startup', 'pack: was')`
    8:7: The name “was” is taken, in src/estimate/address.ts; give this one another.`,
  inCloud('an offer whose name is no part of an address', 'offer: cloud-growth', 'offer: Cloud Growth')`
    10:5: “offer” must be lower-case words joined by hyphens.`,
  inPriceList('an offer with a price that the list leaves out', '[cloud-essential]', '[audit]')`
    content/offers/cloud.yaml:4:5: warning: “cloud-essential” has a price, but is not in content/offers/price-list.yaml, which the pricing page shows; add it there.
      avertissement : « cloud-essential » a un prix, mais n’est pas dans content/offers/price-list.yaml, que montre la page des tarifs ; ajoutez-l’y.`,
  inPacks('a pack with the name of an offer', 'pack: combo-startup', 'pack: audit')`
    8:7: The name “audit” is taken, in content/offers/support.yaml; give this one another.
      Le nom « audit » est déjà pris, dans content/offers/support.yaml ; donnez-en un autre.`,
  inPacks('a saving that is none', 'price: 31000', 'price: 35900')`
    6:5: “originalPrice” must be above price.`,
  inPacks(
    'a part of a pack with a slip',
    '    originalPrice: 35900',
    '    offers: [cloud-essential, cloud-growht]\n    originalPrice: 35900',
  )`
    6:31: No file of content/offers has an offer “cloud-growht”; did you mean “cloud-growth”?`,
  inPacks(
    'a part of a pack that has no price',
    '    originalPrice: 35900',
    '    offers: [cloud-essential, audit]\n    originalPrice: 35900',
  )`
    6:31: “audit” has no single price for the whole, so a pack cannot list it as a part; take “offers” out, or name another offer.
      « audit » n’a pas de prix unique pour le tout : un pack ne peut pas la déclarer parmi ses parties ; retirez « offers », ou choisissez une autre offre.`,
  inPacks(
    'parts of a pack that cost something else',
    '    originalPrice: 35900',
    '    offers: [cloud-essential, cloud-essential]\n    originalPrice: 35900',
  )`
    7:5: The offers of this pack cost 17800 one by one, not 35900; correct “originalPrice” or “offers”.
      Les offres de ce pack coûtent 17800 au total, et non 35900 ; corrigez « originalPrice » ou « offers ».`,
  inPriceList('stages that do not add up', '30, 40, 30', '30, 40, 40')`
    3:1: “stages” must add up to 100.`,
  inPriceList('a rate of more than everything', 'vat: 20', 'vat: 200')`
    7:1: “vat” must be 100 or less, not 200.
      « vat » doit être 100 ou moins, et non 200.`,
  inPriceList('a rate below zero', 'vat: 20', 'vat: -1')`
    7:1: “vat” must be 0 or more, not -1.
      « vat » doit être 0 ou plus, et non -1.`,
  inPriceList('a day that does not exist', '2026-12-31', '2026-13-01')`
    2:1: “validUntil” must be a day that exists, written like 2026-10-14.`,
  inPriceList('an offer that does not exist', 'cloud-growth, audit', 'cloud-growht, audit')`
    6:14: No file of content/offers has an offer “cloud-growht”; did you mean “cloud-growth”?`,
  spoiled(
    'offers of one entry that are sold differently',
    () => {
      const daily = 'price: { amount: 900, per: day }\n    duration: { from: 1, unit: month }'
      seed('content/offers/cloud.yaml', 'badge: popular', daily)
      seed('content/offers/price-list.yaml', '[cloud-essential]', '[cloud-essential, cloud-growth]')
    },
    'content/offers/price-list.yaml',
  )`
    5:5: The prices of these offers are for different things (the whole, a day, a month), so one line cannot show them; give each an entry of its own.
      Les prix de ces offres ne paient pas la même chose (le tout, un jour, un mois) : une seule ligne ne peut pas les montrer ; donnez à chacune son entrée.
    5:5: These offers take weeks and months, so one line cannot show them; write all in one unit, or give each an entry of its own.
      Ces offres durent des semaines et des mois : une seule ligne ne peut pas les montrer ; choisissez une même unité, ou donnez à chacune son entrée.`,
  inPriceList('prices past their day', '2026-12-31', '2026-10-31')`
    2:1: warning: The prices were valid until 2026-10-31: the site now says so and invites visitors to ask. Confirm them and set a new day.
      avertissement : Les prix étaient valables jusqu’au 2026-10-31 : le site le dit et invite à demander un devis. Confirmez-les et fixez un nouveau jour.`,
]
