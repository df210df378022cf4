import { createHash } from 'node:crypto'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build as bundle } from 'esbuild'
import type { AdapterInit, RoutesManifest } from 'gatsby'
import { precompress } from './compress'
import { contentSecurityPolicy } from './content-security-policy'
import { everyAnswer, type Headers, headersOfFile } from './headers'
import type { FileRoute, Manifest } from './manifest'

const dist = path.resolve('dist')

/** What Gatsby leaves in `public/` and no visitor asks for. */
const unasked = /^\/(~partytown\/|_gatsby\/slices\/|webpack\.stats\.json$|chunk-map\.json$)/

/** Native code that is not bundled but copied, with what it needs. */
const nativePackages = ['libsql', '@neon-rs', '@libsql', 'detect-libc']

/**
 * Writes `dist/` (design, decision 9): a folder that can be copied to a machine with Node alone and started with
 * `node server.js`. It holds the public files, compressed, the functions, the server and what it has to answer.
 */
export const hostAdapter: AdapterInit = () => ({
  name: 'own-host',
  async adapt({ routesManifest, functionsManifest, reporter }) {
    await rm(dist, { recursive: true, force: true })
    await mkdir(path.join(dist, 'functions'), { recursive: true })

    const manifest: Manifest = {
      headers: everyAnswer,
      files: {},
      functions: {},
      ...redirectsOf(routesManifest),
    }
    for (const { functionId, pathToEntryPoint } of functionsManifest) {
      await cp(path.resolve(pathToEntryPoint), path.join(dist, 'functions', `${functionId}.js`))
    }
    await Promise.all(
      routesManifest.map(async (route) => {
        if (route.type === 'function') manifest.functions[route.path] = `${route.functionId}.js`
        if (route.type === 'static' && !unasked.test(route.path)) {
          manifest.files[route.path] = await publish(route.filePath, declared(route.headers))
        }
      }),
    )
    manifest.files = Object.fromEntries(Object.entries(manifest.files).sort(([a], [b]) => (a < b ? -1 : 1)))

    await writeFile(path.join(dist, 'routes.json'), JSON.stringify(manifest, null, 1))
    await bundle({
      entryPoints: {
        server: path.resolve('src/hosting/main.ts'),
        inquiries: path.resolve('src/commands/inquiries.ts'),
      },
      outdir: dist,
      bundle: true,
      platform: 'node',
      target: 'node20',
      logLevel: 'error',
    })
    for (const name of nativePackages) {
      await cp(path.resolve('node_modules', name), path.join(dist, 'node_modules', name), {
        recursive: true,
        dereference: true,
      })
    }
    await bundle({
      entryPoints: [path.resolve('node_modules/pg/lib/index.js')],
      outfile: path.join(dist, 'node_modules/pg/index.js'),
      bundle: true,
      platform: 'node',
      target: 'node20',
      external: ['pg-native', 'pg-cloudflare'],
      logLevel: 'error',
    })
    await writeFile(
      path.join(dist, 'package.json'),
      JSON.stringify({ private: true, scripts: { start: 'node server.js' } }),
    )
    reporter.info(`dist/ holds ${Object.keys(manifest.files).length} files`)
  },
  config: () => ({
    excludeDatastoreFromEngineFunction: false,
    supports: { pathPrefix: false, trailingSlash: ['never'] },
  }),
})

/** What Gatsby adds by itself: caching, which `headersOfFile` decides, and what browsers no longer heed. */
const ofGatsby = ['cache-control', 'x-xss-protection', 'x-frame-options']

const declared = (headers: readonly { key: string; value: string }[]): Headers =>
  Object.fromEntries(
    headers.flatMap(({ key, value }) =>
      ofGatsby.includes(key.toLowerCase()) ? [] : [[key.toLowerCase(), value]],
    ),
  )

/** Copies one file of `public/`, compresses it and says how it is to be given out. */
async function publish(filePath: string, own: Headers): Promise<FileRoute> {
  const file = path.relative('public', filePath).replaceAll(path.sep, '/')
  const target = path.join(dist, 'public', file)
  await mkdir(path.dirname(target), { recursive: true })
  await cp(filePath, target)
  const content = await readFile(target)
  const headers = {
    ...headersOfFile(file),
    ...(file.endsWith('.html') && { 'content-security-policy': contentSecurityPolicy(content.toString()) }),
    ...Object.fromEntries(Object.entries(own).filter(([name, value]) => everyAnswer[name] !== value)),
  }
  return {
    file,
    headers,
    etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 16)}"`,
    encodings: await precompress(target),
  }
}

function redirectsOf(routes: RoutesManifest): Pick<Manifest, 'redirects' | 'rewrites'> {
  const all = routes.flatMap((route) =>
    route.type === 'redirect' ? [{ from: route.path, to: route.toPath, status: route.status }] : [],
  )
  return {
    redirects: all.filter(({ status }) => status >= 300),
    rewrites: all.filter(({ status }) => status < 300),
  }
}
