import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Where a package's code runs. */
type Place = 'browser' | 'server'

type Package = { name: string; version: string; license?: string }

/** Returns the folder of the package that a source file belongs to; undefined for our own files. */
const packageFolder = (source: string) =>
  /^.*?(node_modules\/.*)$/.exec(source)?.[1]?.match(/^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/)?.[0]

/** Returns the sources of the scripts in a folder, from their source maps. */
const sourcesOf = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.js.map'))
    .flatMap((name) => {
      const { sources }: { sources: string[] } = JSON.parse(readFileSync(path.join(folder, name), 'utf8'))
      return sources
    })

function readPackage(folder: string): Package {
  const { name, version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  return { name, version, license: typeof license === 'string' ? license : undefined }
}

/**
 * Returns the software bill of materials of a build in CycloneDX 1.6 (https://cyclonedx.org/docs/1.6/json/):
 * each package whose code ships, and where it runs. Packages that are only used to build and test are left
 * out.
 * @param publicFolder contains the browser's scripts with their source maps
 * @param serverSources paths of the files from which the server's programs were bundled
 */
export function billOfMaterials(publicFolder: string, serverSources: readonly string[]) {
  const found = new Map<string, { package: Package; places: Set<Place> }>()
  const add = (sources: readonly string[], place: Place) => {
    for (const folder of new Set(sources.map(packageFolder))) {
      if (!folder) continue
      const one = readPackage(folder)
      const key = `${one.name}@${one.version}`
      const known = found.get(key) ?? { package: one, places: new Set<Place>() }
      known.places.add(place)
      found.set(key, known)
    }
  }
  add(sourcesOf(publicFolder), 'browser')
  add(serverSources, 'server')
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    components: [...found]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([, { package: one, places }]) => component(one, [...places].sort())),
  }
}

function component({ name, version, license }: Package, places: readonly Place[]) {
  const purl = `pkg:npm/${name.replace(/^@/, '%40')}@${version}`
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    purl,
    // An expression may name one license or several ("MIT OR Apache-2.0").
    ...(license && { licenses: [{ expression: license }] }),
    properties: places.map((place) => ({ name: 'site:runs-in', value: place })),
  }
}
