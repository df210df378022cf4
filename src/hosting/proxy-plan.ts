import { defaultLanguage, languages, localPath } from '../site/languages'
import { healthRoute, readyRoute } from './log'
import type { Manifest } from './manifest'

/** A header that depends on the file: its value for each, and for all that are not named. */
export type VaryingHeader = { name: string; usual: string; byFile: [file: string, value: string][] }

/** The routes that a proxy in front of the server answers by itself. */
export type Plan = {
  /** Every address, decoded, with its file below the public folder. */
  files: [address: string, file: string][]
  headers: VaryingHeader[]
  /** Routes that only the server answers. */
  functions: string[]
  /** Pages that only the server answers if their address has a query. */
  answered: string[]
  /** Regular expressions over the address as sent; `$1` is a part of it. */
  redirects: { pattern: string; to: string; status: number }[]
  /** The 404 page of the addresses that match; the last one matches all. */
  notFound: { pattern: string; file: string }[]
}

/**
 * Removes trailing slashes; several slashes never lead to another host. The kept part ends with another character, so
 * that a run of slashes is tried once: PCRE would take quadratic time.
 */
const slashes = [
  { pattern: '^/+([^?/](?:[^?]*[^?/])?)/+(\\?.*)?$', to: '/$1$2', status: 301 },
  { pattern: '^//+(\\?.*)?$', to: '/$1', status: 301 },
]

/**
 * @param manifest the routes of the server
 * @throws if a rewrite or a function has a variable part, which no proxy can resolve to a file
 */
export function proxyPlan(manifest: Manifest): Plan {
  const files = Object.entries(manifest.files).map(([address, { file }]): [string, string] => [
    address,
    `/${file}`,
  ])
  for (const { from, to } of manifest.rewrites) {
    const target = manifest.files[to]
    if (!target)
      throw new Error(`The rewrite of ${from} to ${to} leads to no file: nginx cannot carry it out.`)
    files.push([from, `/${target.file}`])
  }
  const functions = [...Object.keys(manifest.functions), healthRoute, readyRoute]
  const variable = functions.find((address) => /[:*]/.test(address))
  if (variable) throw new Error(`The function ${variable} has a variable part: nginx cannot carry it out.`)

  const names = new Set([
    ...Object.keys(manifest.headers),
    ...Object.values(manifest.files).flatMap(({ headers }) => Object.keys(headers)),
  ])
  return {
    files,
    functions,
    answered: Object.keys(manifest.answered ?? {}),
    headers: [...names].sort().map((name) => varying(name, manifest)),
    redirects: [
      ...slashes,
      ...manifest.redirects.map(({ from, to, status }) => ({ ...withParts(from, to), status })),
    ],
    notFound: languages
      .toSorted((a, b) => Number(a === defaultLanguage) - Number(b === defaultLanguage))
      .flatMap((language) => {
        const file = manifest.files[localPath('/404', language)]?.file
        const home = localPath('/', language)
        return file ? [{ pattern: home === '/' ? '^/' : `^${home}(/|$)`, file: `/${file}` }] : []
      }),
  }
}

function varying(name: string, { headers, files }: Manifest): VaryingHeader {
  const usual = headers[name] ?? ''
  const byFile = Object.values(files).flatMap((route): [string, string][] => {
    const value = route.headers[name] ?? usual
    return value === usual ? [] : [[`/${route.file}`, value]]
  })
  return { name, usual, byFile: [...new Map(byFile)] }
}

/** Converts `/a/:slug/b` to a regular expression, and its target. */
function withParts(from: string, to: string): { pattern: string; to: string } {
  const names: string[] = []
  const pattern = from.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:(\w+)/g, (_, name: string) => {
    names.push(name)
    return '([^/?]+)'
  })
  return {
    pattern: `^${pattern}/*(?:\\?.*)?$`,
    to: to.replace(/:(\w+)/g, (_, name: string) => `$${names.indexOf(name) + 1}`),
  }
}
