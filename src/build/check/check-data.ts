import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { services } from '../../offers/services'
import { buildDay } from '../clock'
import { offerAreaSchema, packsSchema, priceListSchema } from '../schemas/offers'
import { siteSchema } from '../schemas/site'
import { tagsSchema } from '../schemas/tag'
import { readYamlFile } from '../yaml-file'
import { type Problem, placeOf } from './problem'
import { yamlProblems } from './yaml-problems'

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

function found(
  file: string,
  words: string,
  message: string,
  severity: Problem['severity'] = 'error',
): Problem {
  const text = read(file)
  return { file, ...placeOf(text, Math.max(0, text.indexOf(words))), message, severity }
}

/** The contact form offers exactly what the offers name (spec, section 3). */
function checkServices(areas: string[]): Problem[] {
  const known = new Set<string>(services)
  const named = new Set<string>(['other'])
  const problems: Problem[] = []
  for (const name of areas) {
    const { file } = source(name)
    for (const { offer, contactAs } of readYamlFile(file, offerAreaSchema).offers) {
      named.add(contactAs ?? offer)
      if (!contactAs && !known.has(offer)) {
        problems.push(
          found(
            file,
            `offer: ${offer}`,
            `The contact form has no service "${offer}": add it to src/offers/services.ts or say contactAs.`,
          ),
        )
      }
    }
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
  const problems = entries
    .flatMap((entry) => entry.offers)
    .filter((offer) => !offers.has(offer))
    .map((offer) => found(file, offer, `No file of ${folder} has an offer "${offer}".`))
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
        `  ${field}:`,
        `legal.${field} is still to be filled in; the legal notice says so.`,
        'warning',
      ),
    )
}
