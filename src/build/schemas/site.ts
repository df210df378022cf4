import { array, type InferType, number, object, string } from 'yup'
import { explained } from './explained'

const legalField = () => string().trim().nullable().defined()

/** `content/site.yaml`: the house itself. A `null` under `legal` is a placeholder that the owner has to fill. */
export const siteSchema = object({
  brand: string().trim().required().meta(explained('The name of the house, as visitors read it.')),
  url: string()
    .matches(
      /^https?:\/\/[^/]+$/,
      '${path} must be an origin like https://example.org, without a slash at its end',
    )
    .required()
    .meta(explained('The address of the site; SITE_URL, where set, wins.')),
  email: string().email().required().meta(explained('The mail address that visitors read.')),
  phone: string().trim().required().meta(explained('With its country: "+33 1 …", in quotes.')),
  city: string().trim().required().meta(explained('City and country, as visitors read them.')),
  founded: number().integer().required().meta(explained('The year from which the copyright counts.')),
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
    .meta(explained('What the law wants in the legal notice; null: still to be filled in.')),
})
  .noUnknown()
  .strict()

export type Site = InferType<typeof siteSchema>
