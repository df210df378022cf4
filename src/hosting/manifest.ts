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
  redirects: RedirectRoute[]
  rewrites: RedirectRoute[]
}
