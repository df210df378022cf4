import path from 'node:path'
import type { Schema } from 'yup'
import { filesBelow } from '../../files/files-below'
import type { Localized } from '../messages/message'
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
  schema: S
  /** Name of the file's kind, in messages (“not a field of the tags”) and editors. */
  whole: Localized
}

const dataFile = <S extends Schema>(name: string, schema: S, en: string, fr: string): DataFile<S> => ({
  name,
  schema,
  whole: { en, fr },
})

/** Every data file with a fixed name. */
export const dataFiles = {
  site: dataFile('site.yaml', siteSchema, 'site.yaml', 'de site.yaml'),
  tags: dataFile('tags.yaml', tagsSchema, 'the tags', 'des sujets'),
  redirects: dataFile('redirects.yaml', redirectsSchema, 'the former names', 'des anciens noms'),
  figures: dataFile('figures.yaml', figuresSchema, 'a figure', 'd’un chiffre'),
  sovereignty: dataFile('sovereignty.yaml', sovereigntySchema, 'a criterion', 'd’un critère'),
  toDecide: dataFile('to-decide.yaml', toDecideSchema, 'a question', 'd’une question'),
  searchWords: dataFile('search-words.yaml', searchWordsSchema, 'the search words', 'des mots de recherche'),
  aiAct: dataFile('ai-act.yaml', aiActSchema, 'the rules of the AI Act', 'des règles du règlement sur l’IA'),
  ownServer: dataFile(
    'own-server.yaml',
    ownServerSchema,
    'the data of the calculator',
    'des données du calculateur',
  ),
  twoYears: dataFile('two-years.yaml', twoYearsSchema, 'the cases over two years', 'des cas sur deux ans'),
  retention: dataFile('retention.json', retentionSchema, 'the retention', 'de la durée de conservation'),
  packs: dataFile('offers/packs.yaml', packsSchema, 'the packs', 'des packs'),
  priceList: dataFile('offers/price-list.yaml', priceListSchema, 'the price list', 'de la liste des prix'),
}

const isNamed = (name: string) => Object.values(dataFiles).some((file) => file.name === name)

/** Returns the data file of an area: a file in `offers/` that is not in `dataFiles`. */
export const offerArea = (name: string): DataFile<typeof offerAreaSchema> =>
  dataFile(name, offerAreaSchema, 'a service area', 'd’un domaine de services')

/** Returns whether a path below `content/` is that of an area. */
export const isOfferArea = (name: string): boolean => /^offers\/[^/]+\.yaml$/.test(name) && !isNamed(name)

/** Returns whether a path below `content/` is that of a data file. */
export const isDataFile = (name: string): boolean => isNamed(name) || isOfferArea(name)

/** Returns the data files of all areas in a content folder, sorted by name. */
export const offerAreas = (folder: string): DataFile<typeof offerAreaSchema>[] =>
  filesBelow(path.join(folder, 'offers'))
    .map((file) => path.relative(folder, file))
    .filter(isOfferArea)
    .map(offerArea)
