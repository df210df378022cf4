import { boolean, type InferType, number, string } from 'yup'
import { servicePages } from '../../site/service-pages'
import { fieldOf } from '../field-of'
import { day, explained, list, localizedText, optionalText, record, slug } from './common'
import { above } from './figures'

/** The areas of the offers, one for each service page. */
export const areaNames: readonly string[] = servicePages.map(({ area }) => area)

const count = () => number().integer().positive()

/** Price in whole euros, a range with `upTo`. An offer without one is priced on request. */
const price = explained(
  record({
    amount: explained(
      count().required(),
      'Whole euros, excluding VAT: 8900.',
      'Des euros entiers, hors taxes : 8900.',
    ),
    upTo: explained(
      count().test(above('amount')),
      'The upper end, where the price is a range.',
      'Le haut de la fourchette, si le prix en est une.',
    ),
    per: explained(
      string().oneOf(['day', 'month']),
      'What the price is for, where it is not the whole: day or month.',
      'Ce que le prix paie, si ce n’est pas le tout : day (jour) ou month (mois).',
    ),
  })
    .optional()
    .default(undefined),
  'Without a price, the offer is on quote.',
  'Sans prix, l’offre est sur devis.',
)

const duration = explained(
  record({
    from: explained(
      count().test(
        'counted',
        (value, { parent }) => value !== undefined || !['week', 'month'].includes(parent.unit),
      ),
      'How many weeks or months it takes at least.',
      'Combien de semaines ou de mois au moins.',
    ),
    to: explained(count().test(above('from')), 'How many at most.', 'Combien au plus.'),
    unit: explained(
      string()
        .oneOf(['week', 'month', 'demand'])
        .required()
        .test(
          'uncounted',
          (value, { parent }) => value !== 'demand' || (parent.from ?? parent.to) === undefined,
        ),
      'week, month, or demand: without numbers.',
      'week (semaine), month (mois), ou demand (à la demande) : sans nombres.',
    ),
  })
    .optional()
    .default(undefined),
  'How long it takes: { from: 3, to: 4, unit: week }.',
  'Combien de temps cela prend : { from: 3, to: 4, unit: week }.',
)

const offer = record({
  offer: explained(
    slug().required(),
    'The name by which other files and the contact form know it, like cloud-growth.',
    'Le nom sous lequel les autres fichiers et le formulaire de contact la connaissent, comme cloud-growth.',
  ),
  name: explained(
    localizedText,
    'What visitors read: { en: …, fr: … }.',
    'Ce que les visiteurs lisent : { en: …, fr: … }.',
  ),
  contactName: explained(
    optionalText,
    'Its name in the list of the contact form, where that differs.',
    'Son nom dans la liste du formulaire de contact, s’il est autre.',
  ),
  contactAs: explained(
    string(),
    'The offer or pack that it is requested as in the contact form, or other, where its list is not to have it.',
    'L’offre ou le pack sous lequel on la demande dans le formulaire de contact, ou other, si elle n’y figure pas.',
  ),
  summary: explained(localizedText, 'One sentence: { en: …, fr: … }.', 'Une phrase : { en: …, fr: … }.'),
  includesAreas: explained(
    list(string().oneOf(areaNames).required()).optional().min(1).default(undefined),
    'The areas that it comes with: the estimate says so to whoever chooses from them as well.',
    'Les domaines qu’elle comprend déjà : l’estimation le signale à qui y choisit aussi.',
  ),
  badge: explained(
    string().oneOf(['popular', 'recommended']),
    'On one offer of the area at most.',
    'Sur une offre du domaine au plus.',
  ),
  price,
  duration,
  response: explained(
    count(),
    'Within how many hours a support plan answers: the dial of its page shows it.',
    'Sous combien d’heures une formule de support répond : le cadran de sa page le montre.',
  ),
  features: explained(
    list(localizedText).min(1),
    'What it includes, a line each: { en: …, fr: … }.',
    'Ce qu’elle comprend, une ligne chacun : { en: …, fr: … }.',
  ),
})

/** `content/offers/<area>.yaml`: the offers of one service area. */
export const offerAreaSchema = record({
  area: explained(
    string().oneOf(areaNames).required(),
    'The service page that shows these offers.',
    'La page de service qui montre ces offres.',
  ),
  order: explained(
    number().integer().required(),
    'The place of the area among the others: 1 is first.',
    'La place du domaine parmi les autres : 1 vient en premier.',
  ),
  serverRent: explained(
    boolean(),
    'true: these offers need servers whose rent the client pays to the host. The estimate says that it is not included.',
    'true : ces offres demandent des serveurs dont le client paie le loyer à l’hébergeur. L’estimation dit qu’il n’est pas compris.',
  ),
  offers: explained(
    list(offer)
      .min(1)
      .test('oneBadge', (offers) => offers.filter((offer) => fieldOf(offer, 'badge')).length <= 1),
    'From the smallest to the largest, as the page shows them.',
    'De la plus petite à la plus grande, comme la page les montre.',
  ),
})

/** `content/offers/packs.yaml`: combined packs, excluding VAT. The saving is computed. */
export const packsSchema = record({
  packs: list(
    record({
      pack: explained(
        slug().required(),
        'The name by which the contact form knows it, like combo-startup.',
        'Le nom sous lequel le formulaire de contact le connaît, comme combo-startup.',
      ),
      title: localizedText,
      contactName: localizedText,
      description: localizedText,
      contents: explained(
        optionalText,
        'What it holds, by the names of the price list: { en: …, fr: … }. Without it, no saving is shown.',
        'Ce qu’il contient, par les noms de la liste des prix : { en: …, fr: … }. Sans ce champ, aucune économie n’est montrée.',
      ),
      offers: explained(
        list(string().required().meta({ cites: 'offer' }))
          .min(2)
          .optional(),
        'The offers that it consists of, where that is settled; their prices sum to originalPrice. The estimate then proposes the pack in their place.',
        'Les offres qui le composent, si c’est décidé ; la somme de leurs prix fait originalPrice. L’estimation propose alors le pack à leur place.',
      ),
      areas: explained(
        list(string().oneOf(areaNames).required()).min(1).optional(),
        'The areas that it takes something from. The estimate mentions it to whoever chooses from all of them.',
        'Les domaines dont il réunit quelque chose. L’estimation le signale à qui choisit dans chacun d’eux.',
      ),
      originalPrice: explained(
        count().required().test(above('price')),
        'What its parts cost one by one, in whole euros excluding VAT.',
        'Ce que coûtent ses parties une à une, en euros entiers hors taxes.',
      ),
      price: explained(
        count().required(),
        'What the pack costs, below originalPrice; the saving is computed.',
        'Ce que coûte le pack, moins que originalPrice ; la remise est calculée.',
      ),
    }),
  ),
})

/**
 * `content/offers/price-list.yaml`: the list of the pricing page, its last day of validity, and the stages of
 * payment in %.
 */
export const priceListSchema = record({
  validUntil: explained(
    day().required(),
    'The last day on which these prices hold, like 2026-12-31.',
    'Le dernier jour de validité de ces prix, comme 2026-12-31.',
  ),
  stages: explained(
    list(count().required()).test(
      'hundred',
      (stages) => stages.reduce((sum, stage) => sum + stage, 0) === 100,
    ),
    'The stages of payment in %; together 100.',
    'Les échéances de paiement en % ; leur somme fait 100.',
  ),
  vat: explained(
    number().integer().min(0).max(100).required(),
    'Value added tax in %, as the estimate adds it.',
    'La TVA en %, telle que l’estimation l’ajoute.',
  ),
  entries: list(
    record({
      offers: explained(
        list(string().required().meta({ cites: 'offer' })).min(1),
        'The offers that share this line, by the names of content/offers/<area>.yaml.',
        'Les offres de cette ligne, par leur nom dans content/offers/<domaine>.yaml.',
      ),
      name: explained(
        optionalText,
        'The name of the line, where it is not that of its offer.',
        'Le nom de la ligne, si ce n’est pas celui de son offre.',
      ),
      summary: explained(
        optionalText,
        'One sentence, where it is not that of its offer.',
        'Une phrase, si ce n’est pas celle de son offre.',
      ),
    }),
  ),
})

export type OfferArea = InferType<typeof offerAreaSchema>
