import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Schema } from 'yup'
import { offerAreaSchema, packsSchema, priceListSchema } from '../../schemas/offers'
import { retentionSchema } from '../../schemas/retention'
import { siteSchema } from '../../schemas/site'
import { tagsSchema } from '../../schemas/tag'
import type { Content } from '../content'
import { type Problem, problemIn } from '../problem'
import { yamlProblems } from '../yaml-problems'

export const offersFolder = 'content/offers'

/** Which schema holds for a file of `content/`; whatever else stands among the offers is an area. */
export const dataSchemas: readonly { file: string; noun: string; schema: Schema }[] = [
  { file: 'content/site.yaml', noun: 'the house', schema: siteSchema },
  { file: 'content/tags.yaml', noun: 'the tags', schema: tagsSchema },
  { file: 'content/retention.json', noun: 'the retention', schema: retentionSchema },
  { file: `${offersFolder}/packs.yaml`, noun: 'the packs', schema: packsSchema },
  { file: `${offersFolder}/price-list.yaml`, noun: 'the price list', schema: priceListSchema },
]

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
  const areas = offerAreas().map((file) => ({ file, noun: 'a service area', schema: offerAreaSchema }))
  return [...dataSchemas, ...areas].flatMap(({ file, noun, schema }) =>
    existsSync(file)
      ? yamlProblems({ file, noun, yaml: readFileSync(file, 'utf8') }, schema)
      : [problemIn(file)({ line: 1, column: 1 }, 'This file is missing; the site needs it.')],
  )
}
