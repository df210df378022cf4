import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/** Bytes on the wire, compressed by brotli if the server does so. */
export type Weight = {
  /** The document, styles included. */
  html: number
  scripts: number
  styles: number
  fonts: number
  total: number
}

/** References to files of a page's first view, without pictures, whose choice depends on the screen. */
const resource = {
  scripts: /<script\b[^>]*\bsrc="([^"]+)"/g,
  styles: /<link\b(?=[^>]*\brel="stylesheet")[^>]*\bhref="([^"]+)"/g,
  fonts: /<link\b(?=[^>]*\bas="font")[^>]*\bhref="([^"]+)"/g,
}

/**
 * Weighs the first view of every page of a built site.
 * @param dist a folder written by `npm run build`
 * @returns weights in the order of addresses
 * @throws if the folder does not exist, or a page references a missing file
 */
export function weigh(dist: string): Map<string, Weight> {
  const folder = path.join(dist, 'public')
  if (!existsSync(folder)) throw new Error(`There is no ${folder}: build the site first (npm run build).`)
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /(^|\/)index\.html$/.test(file))
    .sort()
  return new Map(
    pages.map((file) => [`/${path.posix.dirname(file)}`.replace(/^\/\.$/, '/'), weighPage(folder, file)]),
  )
}

function weighPage(folder: string, file: string): Weight {
  const html = readFileSync(path.join(folder, file), 'utf8')
  const bytesOf = (pattern: RegExp) => {
    const named = new Set([...html.matchAll(pattern)].map(([, address = '']) => address))
    return [...named].reduce((sum, address) => sum + onTheWire(folder, address, file), 0)
  }
  const parts = {
    html: onTheWire(folder, `/${file}`, file),
    scripts: bytesOf(resource.scripts),
    styles: bytesOf(resource.styles),
    fonts: bytesOf(resource.fonts),
  }
  return { ...parts, total: Object.values(parts).reduce((sum, bytes) => sum + bytes, 0) }
}

function onTheWire(folder: string, address: string, page: string): number {
  const file = path.join(folder, address.replace(/[?#].*$/, ''))
  const sent = existsSync(`${file}.br`) ? `${file}.br` : file
  if (!existsSync(sent)) throw new Error(`${page} names ${address}, which is not in ${folder}.`)
  return statSync(sent).size
}
