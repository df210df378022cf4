import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Schema } from 'yup'
import { figuresFile } from '../../facts/figures-file'
import { figuresSchema } from '../../schemas/figures'
import { offerAreaSchema, packsSchema, priceListSchema } from '../../schemas/offers'
import { redirectsSchema } from '../../schemas/redirects'
import { retentionSchema } from '../../schemas/retention'
import { siteSchema } from '../../schemas/site'
import { tagsSchema } from '../../schemas/tag'
import { redirectsFile } from '../addresses'
import type { Content } from '../content'
import type { Localized } from '../messages/localized'
import { message } from '../messages/message'
import { type Problem, problemIn } from '../problem'
import { yamlProblems } from '../yaml-problems'

export const offersFolder = 'content/offers'

/** Which schema holds for a file of `content/`; whatever else stands among the offers is an area. */
export const dataSchemas: readonly { file: string; whole: Localized; schema: Schema; optional?: true }[] = [
  { file: 'content/site.yaml', whole: { en: 'site.yaml', fr: 'de site.yaml' }, schema: siteSchema },
  { file: 'content/tags.yaml', whole: { en: 'the tags', fr: 'des sujets' }, schema: tagsSchema },
  {
    file: redirectsFile,
    whole: { en: 'the former names', fr: 'des anciens noms' },
    schema: redirectsSchema,
    optional: true,
  },
  {
    file: figuresFile,
    whole: { en: 'a figure', fr: 'd’un chiffre' },
    schema: figuresSchema,
    optional: true,
  },
  {
    file: 'content/retention.json',
    whole: { en: 'the retention', fr: 'de la durée de conservation' },
    schema: retentionSchema,
  },
  {
    file: `${offersFolder}/packs.yaml`,
    whole: { en: 'the packs', fr: 'des packs' },
    schema: packsSchema,
  },
  {
    file: `${offersFolder}/price-list.yaml`,
    whole: { en: 'the price list', fr: 'de la liste des prix' },
    schema: priceListSchema,
  },
]
const serviceArea: Localized = { en: 'a service area', fr: 'd’un domaine de services' }

/** The files of `content/offers` that hold one service area each. */
export const offerAreas = (): string[] =>
  !existsSync(offersFolder)
    ? []
    : readdirSync(offersFolder)
        .map((name) => path.posix.join(offersFolder, name))
        .filter((file) => file.endsWith('.yaml') && !dataSchemas.some((known) => known.file === file))
        .sort()

/** Every file of data against its schema; JSON is YAML too. */
export function dataKeepsItsSchemas({ scope }: Content): Problem[] {
  if (!scope.site) return []
  const areas = offerAreas().map((file) => ({ file, whole: serviceArea, schema: offerAreaSchema }))
  const missing = (file: string) => problemIn(file)({ line: 1, column: 1 }, message('fileMissing'))
  return [...dataSchemas.filter(({ file, optional }) => !optional || existsSync(file)), ...areas].flatMap(
    ({ file, whole, schema }) =>
      existsSync(file)
        ? yamlProblems({ file, whole, yaml: readFileSync(file, 'utf8') }, schema)
        : [missing(file)],
  )
}
