import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { languages, localPath } from '../site/languages'
import type { Headers } from './headers'

/** A public file, with its headers. */
export type FileRoute = {
  /** Below `dist/public`. */
  file: string
  /** In addition to those of every response, or overriding them; an empty value removes one. */
  headers: Headers
  etag: string
  /** Encodings in which the file also exists. */
  encodings: Encoding[]
}

/** What compressed files end in, by encoding. */
export const endings = { br: '.br', gzip: '.gz' } as const
export type Encoding = keyof typeof endings

/** `dist/routes.json`: all routes of the server, determined at build time. */
export type Manifest = {
  /** For every response. */
  headers: Headers
  files: Record<string, FileRoute>
  functions: Record<string, string>
  /** Functions that answer a page if it is requested with a query, by the page's address. */
  answered: Record<string, string>
  redirects: { from: string; to: string; status: number }[]
}

/** Returns a manifest without routes. */
export const emptyManifest = (): Manifest => ({
  headers: {},
  files: {},
  functions: {},
  answered: {},
  redirects: [],
})

/** Addresses of the pages sent for what is missing. A visitor who asks for one gets 404 as well. */
export const notFoundPages: ReadonlySet<string> = new Set(
  languages.map((language) => localPath('/404', language)),
)

/** File in a release's folder with its `FormerFiles`, written when the release is activated. */
export const formerFilesList = 'active/former.json'

/** Hashed files of former releases that open pages may still request, by address, and the instants when they expire. */
export type FormerFiles = Record<string, FileRoute & { until: string }>

/** Reads the files that a release took over from former ones; empty if it was never activated. */
export function readFormerFiles(root: string): FormerFiles {
  const file = path.join(root, formerFilesList)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/** Reads `routes.json` of a release alone. @throws the file system's error if it is missing */
export const readRoutes = (root: string): Manifest =>
  JSON.parse(readFileSync(path.join(root, 'routes.json'), 'utf8'))

/** Reads all routes of a release: its own files, and those that it took over from former ones. */
export function readManifest(root: string): Manifest {
  const routes = readRoutes(root)
  return { ...routes, files: { ...readFormerFiles(root), ...routes.files } }
}
