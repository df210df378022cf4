import { type InferType, number, string } from 'yup'
import { explained, list, matching, record } from './common'

/** A scheme and a host, without a path. */
export const originPattern = /^https?:\/\/[^/?#\s]+$/

const legalField = () => string().trim().nullable().defined()

/** `content/site.yaml`: the firm itself. A `null` under `legal` is a placeholder that the owner has to fill. */
export const siteSchema = record({
  brand: explained(
    string().trim().required(),
    'The name of the firm, as visitors read it.',
    'Le nom de la maison, tel que les visiteurs le lisent.',
  ),
  url: explained(
    matching('origin', originPattern).required(),
    'The address of the site; SITE_URL, where set, wins.',
    'L’adresse du site ; SITE_URL l’emporte si elle est définie.',
  ),
  email: explained(
    string().email().required(),
    'The email address that visitors read.',
    'L’adresse électronique que les visiteurs lisent.',
  ),
  phone: explained(
    string().trim().required(),
    'With its country: "+33 1 …", in quotes.',
    'Avec l’indicatif du pays : "+33 1 …", entre guillemets droits.',
  ),
  city: explained(
    string().trim().required(),
    'City and country, as visitors read them.',
    'La ville et le pays, tels que les visiteurs les lisent.',
  ),
  founded: explained(
    number().integer().required(),
    'The year from which the copyright counts.',
    'L’année à partir de laquelle court le droit d’auteur.',
  ),
  socials: list(record({ name: string().required(), url: string().url().required() })),
  legal: explained(
    record({
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
    }),
    'What the law wants in the legal notice; null: still to be filled in.',
    'Ce que la loi veut dans les mentions légales ; null : encore à remplir.',
  ),
})

export type Site = InferType<typeof siteSchema>
