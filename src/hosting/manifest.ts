import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Headers } from './headers'

/** A file that the server gives out, with what it says about it. */
export type FileRoute = {
  /** Below `dist/public`. */
  file: string
  /** Beside, or in place of, those of every answer; an empty value takes one away. */
  headers: Headers
  etag: string
  /** The encodings in which the file also lies there: `file.br`, `file.gz`. */
  encodings: ('br' | 'gzip')[]
}

export type RedirectRoute = { from: string; to: string; status: number }

/** `dist/routes.json`: everything that the server answers, decided at build. */
export type Manifest = {
  /** Of every answer. */
  headers: Headers
  files: Record<string, FileRoute>
  functions: Record<string, string>
  /** Pages that a function answers where their address has a query, by address. */
  answered?: Record<string, string>
  redirects: RedirectRoute[]
  rewrites: RedirectRoute[]
}

/** A hashed file of a former release that open pages may still ask for. */
export type FormerFile = FileRoute & {
  /** When it may go, as an ISO 8601 instant. */
  until: string
}

/** Written when a release is activated. */
export const formerFilesList = 'active/former.json'

/** What is in that list: former files, by address. */
export type FormerFiles = Record<string, FormerFile>

/** Reads the files that a release took over from former ones; none where it was never activated. */
export function readFormerFiles(root: string): FormerFiles {
  const file = path.join(root, formerFilesList)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/** Reads `routes.json` of a release alone. @throws the file system's error where there is none */
export const readRoutes = (root: string): Manifest =>
  JSON.parse(readFileSync(path.join(root, 'routes.json'), 'utf8'))

/** Reads everything that a release answers: its own files, and those that it took over from former ones. */
export function readManifest(root: string): Manifest {
  const routes = readRoutes(root)
  return { ...routes, files: { ...readFormerFiles(root), ...routes.files } }
}
