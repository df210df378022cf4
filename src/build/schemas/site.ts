import { array, type InferType, number, object, string } from 'yup'

const legalField = () => string().trim().nullable().defined()

/** `content/site.yaml`: the house itself. A `null` under `legal` is a placeholder that the owner has to fill. */
export const siteSchema = object({
  brand: string().trim().required(),
  url: string()
    .matches(
      /^https?:\/\/[^/]+$/,
      '${path} must be an origin like https://example.org, without a slash at its end',
    )
    .required(),
  email: string().email().required(),
  phone: string().trim().required(),
  city: string().trim().required(),
  founded: number().integer().required(),
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
  }).noUnknown(),
})
  .noUnknown()
  .strict()

export type Site = InferType<typeof siteSchema>
