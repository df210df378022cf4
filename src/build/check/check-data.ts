import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { services } from '../../offers/services'
import { buildDay } from '../clock'
import { offerAreaSchema, packsSchema, priceListSchema } from '../schemas/offers'
import { siteSchema } from '../schemas/site'
import { tagsSchema } from '../schemas/tag'
import { readYamlFile } from '../yaml-file'
import type { Problem } from './problem'
import { parsePlaces, yamlProblems } from './yaml-problems'

const folder = 'content/offers'
const schemas = { 'packs.yaml': packsSchema, 'price-list.yaml': priceListSchema }
const isNamed = (name: string): name is keyof typeof schemas => name in schemas

const read = (file: string) => readFileSync(file, 'utf8')

/** Checks site, tags and offers: each file against its schema, then that they agree with one another. */
export function checkData(): Problem[] {
  const areas = readdirSync(folder).filter((name) => name.endsWith('.yaml') && !isNamed(name))
  const problems = [
    ...yamlProblems({ file: 'content/site.yaml', yaml: read('content/site.yaml') }, siteSchema),
    ...yamlProblems({ file: 'content/tags.yaml', yaml: read('content/tags.yaml') }, tagsSchema),
    ...areas.flatMap((name) => yamlProblems(source(name), offerAreaSchema)),
    ...Object.entries(schemas).flatMap(([name, schema]) => yamlProblems(source(name), schema)),
  ]
  return problems.length > 0
    ? problems
    : [...checkServices(areas), ...checkPriceList(areas), ...checkIdentity()]
}

const source = (name: string) => ({
  file: path.posix.join(folder, name),
  yaml: read(path.join(folder, name)),
})

/** A problem at the entry that a path like `offers[1].offer` names. */
const found = (
  file: string,
  entry: string,
  message: string,
  severity: Problem['severity'] = 'error',
): Problem => ({
  file,
  ...parsePlaces(read(file)).placeOf(entry),
  message,
  severity,
})

/** The contact form offers exactly what the offers name (spec, section 3). */
function checkServices(areas: string[]): Problem[] {
  const known = new Set<string>(services)
  const named = new Set<string>(['other'])
  const problems: Problem[] = []
  const claimed = new Map<string, string>()
  for (const name of areas) {
    const { file } = source(name)
    readYamlFile(file, offerAreaSchema).offers.forEach(({ offer, contactAs }, index) => {
      const entry = `offers[${index}].offer`
      named.add(contactAs ?? offer)
      if (claimed.has(offer))
        problems.push(found(file, entry, `${claimed.get(offer)} has an offer "${offer}" already.`))
      claimed.set(offer, file)
      if (!contactAs && !known.has(offer)) {
        const mend = 'add it to src/offers/services.ts or say contactAs'
        problems.push(found(file, entry, `The contact form has no service "${offer}": ${mend}.`))
      }
    })
  }
  for (const { pack } of readYamlFile(`${folder}/packs.yaml`, packsSchema).packs) named.add(pack)
  for (const service of services.filter((id) => !named.has(id))) {
    problems.push({
      file: 'src/offers/services.ts',
      line: 1,
      column: 1,
      message: `No file of ${folder} has the service "${service}".`,
      severity: 'error',
    })
  }
  return problems
}

function checkPriceList(areas: string[]): Problem[] {
  const file = `${folder}/price-list.yaml`
  const offers = new Set(
    areas.flatMap((name) =>
      readYamlFile(source(name).file, offerAreaSchema).offers.map(({ offer }) => offer),
    ),
  )
  const { entries, validUntil } = readYamlFile(file, priceListSchema)
  const problems = entries.flatMap((entry, index) =>
    entry.offers.flatMap((offer, place) =>
      offers.has(offer)
        ? []
        : [
            found(
              file,
              `entries[${index}].offers[${place}]`,
              `No file of ${folder} has an offer "${offer}".`,
            ),
          ],
    ),
  )
  if (buildDay() > validUntil) {
    problems.push(
      found(
        file,
        'validUntil',
        `The prices were valid until ${validUntil}: the site now says so and invites to ask. Confirm them and set a new day.`,
        'warning',
      ),
    )
  }
  return problems
}

/** What the owner has still to fill in before the site goes live. */
function checkIdentity(): Problem[] {
  const file = 'content/site.yaml'
  return Object.entries(readYamlFile(file, siteSchema).legal)
    .filter(([, value]) => value === null)
    .map(([field]) =>
      found(
        file,
        `legal.${field}`,
        `legal.${field} is still to be filled in; the legal notice says so.`,
        'warning',
      ),
    )
}
