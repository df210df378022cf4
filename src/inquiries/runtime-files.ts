import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { argv, getBuiltinModule } from 'node:process'
import type LibsqlDatabase from 'libsql'
import type * as Pg from 'pg'
import type { CheckData } from '../check-results/describe'
import type * as Renderer from '../estimate/server/render'
import type { Language } from '../site/languages'

/** The running program: `dist/server.js`, or whatever was started in development. */
const program = () => argv[1] ?? path.resolve('package.json')

/**
 * Loads, from beside the running program, what stays out of a function's bundle: a package that is native or reads the
 * environment (a bundler replaces `process.env`), and the renderer of pages, as Gatsby's bundler reads neither TSX nor CSS.
 */
export function loadPackage(name: 'libsql'): typeof LibsqlDatabase
export function loadPackage(name: 'pg'): typeof Pg
export function loadPackage(name: './pages.js'): typeof Renderer
export function loadPackage(name: string): unknown {
  return getBuiltinModule('node:module').createRequire(program())(name)
}

/** Reads a JSON file built beside the program, as text; in development, where there is none, an empty object. */
function readBuilt(name: string): string {
  const file = path.join(path.dirname(program()), name)
  return existsSync(file) ? readFileSync(file, 'utf8') : '{}'
}

const serviceNames = (): Map<string, string> =>
  new Map(Object.entries<string>(JSON.parse(readBuilt('service-names.json'))))

/** Returns the ids of the services that an inquiry can be about; undefined in development, where any can. */
export function knownServices(): string[] | undefined {
  const ids = [...serviceNames().keys()]
  return ids.length > 0 ? ids : undefined
}

/** Returns the French name of a service; its id in development, or if the site no longer has it. */
export const serviceName = (service: string): string => serviceNames().get(service) ?? service

let checkData: Partial<Record<Language, CheckData>> = {}

/** Returns the data of the checks in a language; undefined in development. */
export function checkDataIn(language: Language): CheckData | undefined {
  if (!checkData[language]) checkData = JSON.parse(readBuilt('check-data.json'))
  return checkData[language]
}
