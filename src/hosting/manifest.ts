/** A file that the server gives out, with what it says about it. */
export type FileRoute = {
  /** Below `dist/public`. */
  file: string
  headers: Record<string, string>
  etag: string
  /** The encodings in which the file also lies there: `file.br`, `file.gz`. */
  encodings: ('br' | 'gzip')[]
}

export type RedirectRoute = { from: string; to: string; status: number }

/** `dist/routes.json`: everything that the server answers, decided at build. */
export type Manifest = {
  files: Record<string, FileRoute>
  functions: Record<string, string>
  redirects: RedirectRoute[]
  rewrites: RedirectRoute[]
}
