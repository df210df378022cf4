import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { IAdapter } from 'gatsby'
import { writeChecksums } from '../files/checksums'
import type { CompressedCache } from './compress'
import { bundle, writePrograms } from './programs'
import { publish, publishRoutes } from './publish'
import { billOfMaterials } from './sbom'
import { unfinishedDist } from './unfinished-dist'

const dist = path.resolve(unfinishedDist)

const writeJson = (file: string, value: object, indent?: number) =>
  writeFile(path.join(dist, file), JSON.stringify(value, null, indent))

type Options = {
  /** The site's origin. */
  url: string
  serviceNames: Record<string, string>
  /** Data with which the server evaluates the results of checks. */
  checkData: object
  /** Opens the cache of compressed files. */
  openCache: () => CompressedCache & { prune: () => void }
}

/**
 * Writes `dist/` (docs/decisions/hosting.md): a folder that can be copied to a machine with only Node, and
 * started with `node server.js`. It contains the public files, compressed, the functions, the server and its
 * routes.
 */
export const hostAdapter = ({ url, serviceNames, checkData, openCache }: Options): IAdapter => ({
  name: 'own-host',
  async adapt({ routesManifest, functionsManifest, reporter }) {
    await rm(dist, { recursive: true, force: true })
    await mkdir(path.join(dist, 'functions'), { recursive: true })

    const sources: string[] = []
    // Bundled from source: Gatsby wraps functions in unlimited body parsers, and drops `start` and `stop`.
    for (const { functionId, name } of functionsManifest)
      sources.push(...(await bundle(`src${name}.ts`, `functions/${functionId}.js`)))

    const files = reporter.activityTimer('dist files')
    files.start()
    const cache = openCache()
    const manifest = await publishRoutes(routesManifest, url, cache)
    files.end()

    const programs = reporter.activityTimer('dist programs')
    programs.start()
    await cp('deploy', path.join(dist, 'deploy'), { recursive: true })
    sources.push(...(await writePrograms()))
    await writeJson('service-names.json', serviceNames)
    await writeJson('check-data.json', checkData)
    await writeJson('package.json', { private: true, scripts: { start: 'node server.js' } })
    // For operators in `dist/`, and for visitors on the site.
    const bill = JSON.stringify(billOfMaterials('public', sources), null, 1)
    await writeFile(path.join(dist, 'sbom.cdx.json'), bill)
    await writeFile('public/sbom.cdx.json', bill)
    manifest.files['/sbom.cdx.json'] = await publish('public/sbom.cdx.json', {}, cache)
    cache.prune()
    const byAddress = Object.entries(manifest.files).sort(([a], [b]) => (a < b ? -1 : 1))
    await writeJson('routes.json', { ...manifest, files: Object.fromEntries(byAddress) }, 1)
    programs.end()
    writeChecksums(dist)
    reporter.info(`dist/ holds ${byAddress.length} files`)
  },
  config: () => ({
    excludeDatastoreFromEngineFunction: false,
    supports: { pathPrefix: false, trailingSlash: ['never'] },
  }),
})
