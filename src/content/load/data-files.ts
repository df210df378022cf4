import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { Schema } from 'yup'
import type { Localized } from '../check/messages/localized'
import { aiActSchema } from '../schemas/ai-act'
import { figuresSchema } from '../schemas/figures'
import { offerAreaSchema, packsSchema, priceListSchema } from '../schemas/offers'
import { ownServerSchema } from '../schemas/own-server'
import { redirectsSchema } from '../schemas/redirects'
import { retentionSchema } from '../schemas/retention'
import { searchWordsSchema } from '../schemas/search-words'
import { siteSchema } from '../schemas/site'
import { sovereigntySchema } from '../schemas/sovereignty'
import { tagsSchema } from '../schemas/tag'
import { toDecideSchema } from '../schemas/to-decide'
import { twoYearsSchema } from '../schemas/two-years'

/** A data file (YAML, or JSON, which is YAML too) and its schema. */
export type DataFile<S extends Schema = Schema> = {
  /** Its path below `content/`. */
  name: string
  /** Name of the file's kind in messages: “the tags”. */
  whole: Localized
  schema: S
  optional?: true
}

const named = <S extends Schema>(file: DataFile<S>): DataFile<S> => file

/** Every data file with a fixed name. */
export const dataFiles = {
  site: named({ name: 'site.yaml', whole: { en: 'site.yaml', fr: 'de site.yaml' }, schema: siteSchema }),
  tags: named({ name: 'tags.yaml', whole: { en: 'the tags', fr: 'des sujets' }, schema: tagsSchema }),
  redirects: named({
    name: 'redirects.yaml',
    whole: { en: 'the former names', fr: 'des anciens noms' },
    schema: redirectsSchema,
    optional: true,
  }),
  figures: named({
    name: 'figures.yaml',
    whole: { en: 'a figure', fr: 'd’un chiffre' },
    schema: figuresSchema,
    optional: true,
  }),
  sovereignty: named({
    name: 'sovereignty.yaml',
    whole: { en: 'a criterion', fr: 'd’un critère' },
    schema: sovereigntySchema,
    optional: true,
  }),
  toDecide: named({
    name: 'to-decide.yaml',
    whole: { en: 'a question', fr: 'd’une question' },
    schema: toDecideSchema,
    optional: true,
  }),
  searchWords: named({
    name: 'search-words.yaml',
    whole: { en: 'the search words', fr: 'des mots de recherche' },
    schema: searchWordsSchema,
    optional: true,
  }),
  aiAct: named({
    name: 'ai-act.yaml',
    whole: { en: 'the rules of the AI Act', fr: 'des règles du règlement sur l’IA' },
    schema: aiActSchema,
    optional: true,
  }),
  ownServer: named({
    name: 'own-server.yaml',
    whole: { en: 'the data of the calculator', fr: 'des données du calculateur' },
    schema: ownServerSchema,
    optional: true,
  }),
  twoYears: named({
    name: 'two-years.yaml',
    whole: { en: 'the cases over two years', fr: 'des cas sur deux ans' },
    schema: twoYearsSchema,
    optional: true,
  }),
  retention: named({
    name: 'retention.json',
    whole: { en: 'the retention', fr: 'de la durée de conservation' },
    schema: retentionSchema,
  }),
  packs: named({
    name: 'offers/packs.yaml',
    whole: { en: 'the packs', fr: 'des packs' },
    schema: packsSchema,
  }),
  priceList: named({
    name: 'offers/price-list.yaml',
    whole: { en: 'the price list', fr: 'de la liste des prix' },
    schema: priceListSchema,
  }),
}

const isNamed = (name: string) => Object.values(dataFiles).some((file) => file.name === name)

/** Returns the data file of an area: a file of `offers/` that is none of the above. */
export const offerArea = (name: string): DataFile<typeof offerAreaSchema> => ({
  name,
  whole: { en: 'a service area', fr: 'd’un domaine de services' },
  schema: offerAreaSchema,
})

/** Whether a path below `content/` is that of an area. */
export const isOfferArea = (name: string): boolean => /^offers\/[^/]+\.yaml$/.test(name) && !isNamed(name)

/** Returns the areas of a folder of content, by name. */
export function offerAreas(folder: string): DataFile<typeof offerAreaSchema>[] {
  const offers = path.join(folder, 'offers')
  if (!existsSync(offers)) return []
  return readdirSync(offers)
    .map((name) => `offers/${name}`)
    .filter(isOfferArea)
    .sort()
    .map(offerArea)
}
