import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { RoutesManifest } from 'gatsby'
import { answeredPages } from '../site/answered-pages'
import { isHydrated } from '../site/hydrated-pages'
import { languages, localPath, splitPath } from '../site/languages'
import { type CompressedCache, precompress } from './compress'
import { policiesFile } from './content-security-policy'
import { contentType } from './content-types'
import { canonicalOf, everyAnswer, type Headers, headersOfFile } from './headers'
import { emptyManifest, type FileRoute, type Manifest } from './manifest'
import { mapWithConcurrency } from './map-with-concurrency'
import { unfinishedDist } from './unfinished-dist'

/**
 * Files in `public/` that nobody requests, a copy of the 404 page, and the bill of materials of a former build, which is replaced
 * later.
 */
const notServed =
  /^\/(~partytown\/|_gatsby\/slices\/|404\.html$|webpack\.stats\.json$|chunk-map\.json$|sbom\.cdx\.json$)/

/** Files processed concurrently: enough to read some while Node's threads compress others. */
const atOnce = 8

/** Returns whether Gatsby's runtime may request the data of a page: of hydrated pages and the 404 page. */
const hasRuntime = (address: string) => isHydrated(address) || splitPath(address).path.startsWith('/404')

/** Returns whether a browser may request an address. Only pages with Gatsby's runtime request their data. */
function isServed(address: string): boolean {
  const [, page] = /^\/page-data\/(.+)\/page-data\.json$/.exec(address) ?? []
  return !notServed.test(address) && (!page || hasRuntime(page === 'index' ? '/' : `/${page}`))
}

/**
 * Copies the files of `public/` that are served into the unfinished `dist/`, compressed.
 * @param routes of all files, functions and redirects, as Gatsby lists them
 * @param url the site's origin
 * @returns the routes of the server
 * @throws if a page has no policy, or a route leads to a file or function that does not exist
 */
export async function publishRoutes(
  routes: RoutesManifest,
  url: string,
  cache: CompressedCache,
): Promise<Manifest> {
  const manifest = { ...emptyManifest(), headers: everyAnswer }
  const policies: Record<string, string> = JSON.parse(readFileSync(policiesFile, 'utf8'))
  await mapWithConcurrency(routes, atOnce, async (route) => {
    if (route.type === 'function') manifest.functions[route.path] = `${route.functionId}.js`
    if (route.type === 'static' && isServed(route.path)) {
      const headers = { ...policyOf(route.filePath, policies), ...canonicalOf(route.path.slice(1), url) }
      manifest.files[route.path] = await publish(route.filePath, headers, cache)
    }
  })
  for (const route of routes) {
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
  return manifest
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
 * @param own headers of this file alone
 */
export async function publish(filePath: string, own: Headers, cache: CompressedCache): Promise<FileRoute> {
  const file = path.relative('public', filePath)
  const target = path.join(unfinishedDist, 'public', file)
  const content = readFileSync(filePath)
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(target, content)
  // Throws if browsers would not know its type.
  contentType(file)
  return {
    file,
    headers: { ...headersOfFile(file), ...own },
    etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 16)}"`,
    encodings: await precompress(target, content, cache),
  }
}
