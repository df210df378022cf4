import { array, type InferType, number, object, string, type TestContext } from 'yup'
import { services } from '../../offers/services'
import { servicePages } from '../../site/service-pages'
import { en } from '../check/messages/en'
import { day, localizedText } from './common'
import { explained } from './explained'

const euros = () => number().integer().positive()

/** Returns the number in another field of the same entry, if any. */
function beside({ parent }: TestContext, name: string): number | undefined {
  const value: unknown = parent[name]
  return typeof value === 'number' ? value : undefined
}

/** Amounts in whole euros; `upTo` makes a range; without a price an offer is on quote. */
const price = object({
  amount: euros()
    .required()
    .meta(
      explained({ en: 'Whole euros, excluding VAT: 8900.', fr: 'Des euros entiers, hors taxes : 8900.' }),
    ),
  upTo: euros()
    .test(
      'aboveAmount',
      ({ path }) => en.above({ field: path, other: 'amount' }),
      (value, context) => value === undefined || value > (beside(context, 'amount') ?? 0),
    )
    .meta(
      explained({
        en: 'The upper end, where the price is a range.',
        fr: 'Le haut de la fourchette, si le prix en est une.',
      }),
    ),
  per: string()
    .oneOf(['day', 'month'])
    .meta(
      explained({
        en: 'What the price is for, where it is not the whole: day or month.',
        fr: 'Ce que le prix paie, si ce n’est pas le tout : day (jour) ou month (mois).',
      }),
    ),
})
  .noUnknown()
  .default(undefined)
  .meta(explained({ en: 'Without a price, the offer is on quote.', fr: 'Sans prix, l’offre est sur devis.' }))

const duration = object({
  from: number()
    .integer()
    .positive()
    .test(
      'counted',
      ({ path }) => en.counted({ field: path }),
      (value, { parent }) => value !== undefined || !['week', 'month'].includes(parent.unit),
    )
    .meta(
      explained({
        en: 'How many weeks or months it takes at least.',
        fr: 'Combien de semaines ou de mois au moins.',
      }),
    ),
  to: number()
    .integer()
    .positive()
    .test(
      'aboveFrom',
      ({ path }) => en.above({ field: path, other: 'from' }),
      (value, context) => value === undefined || value > (beside(context, 'from') ?? 0),
    )
    .meta(explained({ en: 'How many at most.', fr: 'Combien au plus.' })),
  unit: string()
    .oneOf(['week', 'month', 'demand'])
    .required()
    .test(
      'uncounted',
      ({ path }) => en.uncounted({ field: path }),
      (value, context) =>
        value !== 'demand' || (beside(context, 'from') ?? beside(context, 'to')) === undefined,
    )
    .meta(
      explained({
        en: 'week, month, or demand: without numbers.',
        fr: 'week (semaine), month (mois), ou demand (à la demande) : sans nombres.',
      }),
    ),
})
  .noUnknown()
  .default(undefined)
  .meta(
    explained({
      en: 'How long it takes: { from: 3, to: 4, unit: week }.',
      fr: 'Combien de temps cela prend : { from: 3, to: 4, unit: week }.',
    }),
  )

const offer = object({
  offer: string()
    .required()
    .meta(
      explained({
        en: 'The name by which other files and the contact form know it, like cloud-growth.',
        fr: 'Le nom sous lequel les autres fichiers et le formulaire de contact la connaissent, comme cloud-growth.',
      }),
    ),
  name: localizedText.required().meta(
    explained({
      en: 'What visitors read: { en: …, fr: … }.',
      fr: 'Ce que les visiteurs lisent : { en: …, fr: … }.',
    }),
  ),
  contactName: localizedText.default(undefined).meta(
    explained({
      en: 'Its name in the list of the contact form, where that differs.',
      fr: 'Son nom dans la liste du formulaire de contact, s’il est autre.',
    }),
  ),
  contactAs: string()
    .oneOf(services)
    .meta(
      explained({
        en: 'The service of the contact form that it is asked for as, where it has none of its own.',
        fr: 'Le service du formulaire de contact sous lequel on la demande, si elle n’en a pas à elle.',
      }),
    ),
  summary: localizedText
    .required()
    .meta(explained({ en: 'One sentence: { en: …, fr: … }.', fr: 'Une phrase : { en: …, fr: … }.' })),
  includesAreas: array(
    string()
      .oneOf(servicePages.map(({ area }) => area))
      .required(),
  )
    .min(1)
    .default(undefined)
    .meta(
      explained({
        en: 'The areas that it comes with: the estimate says so to whoever chooses from them as well.',
        fr: 'Les domaines qu’elle comprend déjà : l’estimation le signale à qui y choisit aussi.',
      }),
    ),
  badge: string()
    .oneOf(['popular', 'recommended'])
    .meta(explained({ en: 'On one offer of the area at most.', fr: 'Sur une offre du domaine au plus.' })),
  price,
  duration,
  response: number()
    .integer()
    .positive()
    .meta(
      explained({
        en: 'Within how many hours a support plan answers: the dial of its page shows it.',
        fr: 'Sous combien d’heures une formule de support répond : le cadran de sa page le montre.',
      }),
    ),
  features: array(localizedText.required())
    .min(1)
    .required()
    .meta(
      explained({
        en: 'What it includes, a line each: { en: …, fr: … }.',
        fr: 'Ce qu’elle comprend, une ligne chacun : { en: …, fr: … }.',
      }),
    ),
})
  .noUnknown()
  .strict()

/** The areas of the offers, one a service page. */
export const areaNames: readonly string[] = servicePages.map(({ area }) => area)

/** `content/offers/<area>.yaml`: the offers of one service area. */
export const offerAreaSchema = object({
  area: string()
    .oneOf(areaNames)
    .required()
    .meta(
      explained({
        en: 'The service page that shows these offers.',
        fr: 'La page de service qui montre ces offres.',
      }),
    ),
  order: number()
    .integer()
    .required()
    .meta(
      explained({
        en: 'The place of the area among the others: 1 is first.',
        fr: 'La place du domaine parmi les autres : 1 vient en premier.',
      }),
    ),
  offers: array(offer)
    .min(1)
    .required()
    .test(
      'oneBadge',
      ({ path }) => en.oneBadge({ field: path }),
      (offers) => (offers?.filter(({ badge }) => badge).length ?? 0) <= 1,
    )
    .meta(
      explained({
        en: 'From the smallest to the largest, as the page shows them.',
        fr: 'De la plus petite à la plus grande, comme la page les montre.',
      }),
    ),
})
  .noUnknown()
  .strict()

/** `content/offers/packs.yaml`: combined packs, excluding VAT. The saving is computed. */
export const packsSchema = object({
  packs: array(
    object({
      pack: string()
        .oneOf(services)
        .required()
        .meta(
          explained({
            en: 'The service of the contact form that the pack is.',
            fr: 'Le service du formulaire de contact qui est ce pack.',
          }),
        ),
      title: localizedText.required(),
      contactName: localizedText.required(),
      description: localizedText.required(),
      contents: localizedText.default(undefined).meta(
        explained({
          en: 'What it holds, by the names of the price list: { en: …, fr: … }. Without it, no saving is shown.',
          fr: 'Ce qu’il contient, par les noms de la liste des prix : { en: …, fr: … }. Sans ce champ, aucune économie n’est montrée.',
        }),
      ),
      offers: array(string().required())
        .min(2)
        .default(undefined)
        .meta(
          explained({
            en: 'The offers that it consists of, where that is settled; their prices sum to originalPrice. The estimate then proposes the pack in their place.',
            fr: 'Les offres qui le composent, si c’est décidé ; la somme de leurs prix fait originalPrice. L’estimation propose alors le pack à leur place.',
          }),
        ),
      areas: array(string().oneOf(areaNames).required())
        .min(1)
        .default(undefined)
        .meta(
          explained({
            en: 'The areas that it takes something from. The estimate mentions it to whoever chooses from all of them.',
            fr: 'Les domaines dont il réunit quelque chose. L’estimation le signale à qui choisit dans chacun d’eux.',
          }),
        ),
      originalPrice: euros()
        .required()
        .meta(
          explained({
            en: 'What its parts cost one by one, in whole euros excluding VAT.',
            fr: 'Ce que coûtent ses parties une à une, en euros entiers hors taxes.',
          }),
        ),
      price: euros()
        .required()
        .test(
          'belowOriginalPrice',
          ({ path }) => en.below({ field: path, other: 'originalPrice' }),
          (value, context) => value < context.parent.originalPrice,
        )
        .meta(
          explained({
            en: 'What the pack costs, below originalPrice; the saving is computed.',
            fr: 'Ce que coûte le pack, moins que originalPrice ; la remise est calculée.',
          }),
        ),
    })
      .noUnknown()
      .strict(),
  ).required(),
})
  .noUnknown()
  .strict()

/**
 * `content/offers/price-list.yaml`: the list of the pricing page, the day until which it holds, and the stages of
 * payment in %.
 */
export const priceListSchema = object({
  validUntil: day()
    .required()
    .meta(
      explained({
        en: 'The last day on which these prices hold, like 2026-12-31.',
        fr: 'Le dernier jour de validité de ces prix, comme 2026-12-31.',
      }),
    ),
  stages: array(number().integer().positive().required())
    .required()
    .test(
      'hundred',
      ({ path }) => en.hundred({ field: path }),
      (stages) => stages.reduce((sum, stage) => sum + stage, 0) === 100,
    )
    .meta(
      explained({
        en: 'The stages of payment in %; together 100.',
        fr: 'Les échéances de paiement en % ; leur somme fait 100.',
      }),
    ),
  vat: number()
    .integer()
    .min(0)
    .max(100)
    .required()
    .meta(
      explained({
        en: 'Value added tax in %, as the estimate adds it.',
        fr: 'La TVA en %, telle que l’estimation l’ajoute.',
      }),
    ),
  entries: array(
    object({
      offers: array(string().required())
        .min(1)
        .required()
        .meta(
          explained({
            en: 'The offers that share this line, by the names of content/offers/<area>.yaml.',
            fr: 'Les offres de cette ligne, par leur nom dans content/offers/<domaine>.yaml.',
          }),
        ),
      name: localizedText.default(undefined).meta(
        explained({
          en: 'The name of the line, where it is not that of its offer.',
          fr: 'Le nom de la ligne, si ce n’est pas celui de son offre.',
        }),
      ),
      summary: localizedText.default(undefined).meta(
        explained({
          en: 'One sentence, where it is not that of its offer.',
          fr: 'Une phrase, si ce n’est pas celle de son offre.',
        }),
      ),
    })
      .noUnknown()
      .strict(),
  ).required(),
})
  .noUnknown()
  .strict()

export type OfferArea = InferType<typeof offerAreaSchema>
export type Packs = InferType<typeof packsSchema>
export type PriceList = InferType<typeof priceListSchema>
