import { array, type InferType, number, object, string } from 'yup'
import { en } from '../check/messages/en'
import { explained } from './explained'

const legalField = () => string().trim().nullable().defined()

/** `content/site.yaml`: the house itself. A `null` under `legal` is a placeholder that the owner has to fill. */
export const siteSchema = object({
  brand: string()
    .trim()
    .required()
    .meta(
      explained({
        en: 'The name of the house, as visitors read it.',
        fr: 'Le nom de la maison, tel que les visiteurs le lisent.',
      }),
    ),
  url: string()
    .matches(/^https?:\/\/[^/]+$/, {
      name: 'origin',
      message: ({ path }) => en.origin({ field: path }),
    })
    .required()
    .meta(
      explained({
        en: 'The address of the site; SITE_URL, where set, wins.',
        fr: 'L’adresse du site ; SITE_URL l’emporte si elle est définie.',
      }),
    ),
  email: string()
    .email()
    .required()
    .meta(
      explained({
        en: 'The mail address that visitors read.',
        fr: 'L’adresse électronique que les visiteurs lisent.',
      }),
    ),
  phone: string()
    .trim()
    .required()
    .meta(
      explained({
        en: 'With its country: "+33 1 …", in quotes.',
        fr: 'Avec l’indicatif du pays : "+33 1 …", entre guillemets droits.',
      }),
    ),
  city: string()
    .trim()
    .required()
    .meta(
      explained({
        en: 'City and country, as visitors read them.',
        fr: 'La ville et le pays, tels que les visiteurs les lisent.',
      }),
    ),
  founded: number()
    .integer()
    .required()
    .meta(
      explained({
        en: 'The year from which the copyright counts.',
        fr: 'L’année à partir de laquelle court le droit d’auteur.',
      }),
    ),
  socials: array(
    object({ name: string().required(), url: string().url().required() }).noUnknown(),
  ).required(),
  legal: object({
    legalName: legalField(),
    legalForm: legalField(),
    capital: legalField(),
    registration: legalField(),
    vat: legalField(),
    address: legalField(),
    director: legalField(),
    hostName: legalField(),
    hostAddress: legalField(),
    hostPhone: legalField(),
  })
    .noUnknown()
    .meta(
      explained({
        en: 'What the law wants in the legal notice; null: still to be filled in.',
        fr: 'Ce que la loi veut dans les mentions légales ; null : encore à remplir.',
      }),
    ),
})
  .noUnknown()
  .strict()

export type Site = InferType<typeof siteSchema>
