import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'esbuild'
import type { IAdapter } from 'gatsby'
import { writeChecksums } from '../files/checksums'
import { answeredPages } from '../site/answered-pages'
import { isHydrated } from '../site/hydrated-pages'
import { languages, localPath, splitPath } from '../site/languages'
import { classesByName } from './classes-by-name'
import { type CompressedCache, precompress } from './compress'
import { policiesFile } from './content-security-policy'
import { contentType } from './content-types'
import { everyAnswer, type Headers, headersOfFile } from './headers'
import { emptyManifest, type FileRoute } from './manifest'
import { mapWithConcurrency } from './map-with-concurrency'
import { nginxConfiguration } from './nginx'
import { billOfMaterials } from './sbom'
import { unfinishedDist } from './unfinished-dist'

const dist = path.resolve(unfinishedDist)

/**
 * Files in `public/` that nobody requests, and the bill of materials of a former build, which is replaced
 * later.
 */
const notServed =
  /^\/(~partytown\/|_gatsby\/slices\/|webpack\.stats\.json$|chunk-map\.json$|sbom\.cdx\.json$)/

/** Packages with native code, which are copied with their dependencies rather than bundled. */
const nativePackages = ['libsql', '@neon-rs', '@libsql', 'detect-libc']

/** Returns an entry of `node_modules` itself, or the packages of a scope. */
const packagesIn = (name: string) =>
  /^@[^/]+$/.test(name) ? readdirSync(path.join('node_modules', name)).map((one) => `${name}/${one}`) : [name]

/** Files processed concurrently: enough to read some while Node's threads compress others. */
const atOnce = 8

/** Returns whether Gatsby's runtime may request the data of a page: of hydrated pages and the 404 page. */
const hasRuntime = (address: string) => isHydrated(address) || splitPath(address).path.startsWith('/404')

/** Returns whether a browser may request an address. Only pages with Gatsby's runtime request their data. */
function isServed(address: string): boolean {
  const [, page] = /^\/page-data\/(.+)\/page-data\.json$/.exec(address) ?? []
  return !notServed.test(address) && (!page || hasRuntime(page === 'index' ? '/' : `/${page}`))
}

/** The server's programs: source file, and file in `dist/`. */
const programFiles = [
  ['src/hosting/main.ts', 'server.js'],
  ['src/hosting/activate.ts', 'activate.js'],
  ['src/estimate/server/render.tsx', 'pages.js'],
  ['src/inquiries/cli/inquiries.ts', 'inquiries.js'],
  ['src/inquiries/cli/backup.ts', 'backup.js'],
  ['src/inquiries/cli/alert.ts', 'alert.js'],
  // Separate from the functions, which load it only if DATABASE_URL is set.
  ['node_modules/pg/lib/index.js', 'node_modules/pg/index.js'],
] as const

type Options = {
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
export const hostAdapter = ({ serviceNames, checkData, openCache }: Options): IAdapter => ({
  name: 'own-host',
  async adapt({ routesManifest, functionsManifest, reporter }) {
    await rm(dist, { recursive: true, force: true })
    await mkdir(path.join(dist, 'functions'), { recursive: true })

    const manifest = { ...emptyManifest(), headers: everyAnswer }
    const sources: string[] = []
    // Bundled from source: Gatsby wraps functions in unlimited body parsers, and drops `start` and `stop`.
    for (const { functionId, name } of functionsManifest) {
      sources.push(...(await bundle(`src${name}.ts`, `functions/${functionId}.js`)))
    }
    const files = reporter.activityTimer('dist files')
    files.start()
    const cache = openCache()
    const policies: Record<string, string> = JSON.parse(readFileSync(policiesFile, 'utf8'))
    await mapWithConcurrency(routesManifest, atOnce, async (route) => {
      if (route.type === 'function') manifest.functions[route.path] = `${route.functionId}.js`
      if (route.type === 'static' && isServed(route.path)) {
        const policy = policyOf(route.filePath, policies)
        manifest.files[route.path] = await publish(route.filePath, policy, cache)
      }
    })
    for (const route of routesManifest) {
      if (route.type !== 'redirect') continue
      const { path: from, toPath: to, status } = route
      // A rewrite is one more address of its file.
      if (status >= 300) manifest.redirects.push({ from, to, status })
      else if (manifest.files[to]) manifest.files[from] = manifest.files[to]
      else throw new Error(`${from} is to be answered by ${to}, which is no file.`)
    }
    for (const [page, address] of Object.entries(answeredPages)) {
      const handler = manifest.functions[address]
      if (!handler) throw new Error(`${page} is to be answered by ${address}, which is no function.`)
      for (const language of languages) manifest.answered[localPath(page, language)] = handler
    }
    files.end()

    const programs = reporter.activityTimer('dist programs')
    programs.start()
    await cp('deploy', path.join(dist, 'deploy'), { recursive: true })
    for (const [entry, file] of programFiles) sources.push(...(await bundle(entry, file)))
    for (const name of nativePackages) {
      sources.push(...packagesIn(name).map((one) => `node_modules/${one}/package.json`))
      await cp(path.resolve('node_modules', name), path.join(dist, 'node_modules', name), {
        recursive: true,
        dereference: true,
      })
    }
    await writeFile(path.join(dist, 'service-names.json'), JSON.stringify(serviceNames))
    await writeFile(path.join(dist, 'check-data.json'), JSON.stringify(checkData))
    await writeFile(
      path.join(dist, 'package.json'),
      JSON.stringify({ private: true, scripts: { start: 'node server.js' } }),
    )
    // For operators in `dist/`, and for visitors on the site.
    const bill = JSON.stringify(billOfMaterials('public', sources), null, 1)
    await writeFile(path.join(dist, 'sbom.cdx.json'), bill)
    await writeFile('public/sbom.cdx.json', bill)
    manifest.files['/sbom.cdx.json'] = await publish('public/sbom.cdx.json', {}, cache)
    cache.prune()
    manifest.files = Object.fromEntries(Object.entries(manifest.files).sort(([a], [b]) => (a < b ? -1 : 1)))
    await writeFile(path.join(dist, 'routes.json'), JSON.stringify(manifest, null, 1))
    // Throws if nginx cannot implement the routes; activation writes the configuration itself.
    nginxConfiguration(manifest, 'public')
    programs.end()
    writeChecksums(dist)
    reporter.info(`dist/ holds ${Object.keys(manifest.files).length} files`)
  },
  config: () => ({
    excludeDatastoreFromEngineFunction: false,
    supports: { pathPrefix: false, trailingSlash: ['never'] },
  }),
})

/**
 * Bundles a program and all its imports into one file for Node.
 * @returns its source files
 */
async function bundle(entry: string, file: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [path.resolve(entry)],
    outfile: path.join(dist, file),
    bundle: true,
    platform: 'node',
    target: 'node20',
    external: ['pg-native', 'pg-cloudflare'],
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [classesByName],
    logLevel: 'error',
    metafile: true,
  })
  return Object.keys(metafile.inputs)
}

/** Returns the Content-Security-Policy of a page as a header. @throws if the build has written none */
function policyOf(filePath: string, policies: Readonly<Record<string, string>>): Headers {
  const file = path.relative('.', filePath)
  if (!file.endsWith('.html')) return {}
  const policy = policies[file]
  if (!policy) throw new Error(`No policy was written for ${file}: it was not among the pages of the build.`)
  return { 'content-security-policy': policy }
}

/**
 * Copies one file of `public/`, compresses it and returns its route. There are thousands, mostly small and
 * compressed by a former build, so each is read once, and synchronously, as queueing for a thread would take
 * longer.
 */
async function publish(filePath: string, policy: Headers, cache: CompressedCache): Promise<FileRoute> {
  const file = path.relative('public', filePath).replaceAll(path.sep, '/')
  const target = path.join(dist, 'public', file)
  const content = readFileSync(filePath)
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(target, content)
  contentType(file)
  return {
    file,
    headers: { ...headersOfFile(file), ...policy },
    etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 16)}"`,
    encodings: await precompress(target, content, cache),
  }
}
