import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { argv, getBuiltinModule } from 'node:process'
import type LibsqlDatabase from 'libsql'
import type * as Pg from 'pg'
import type { CheckData } from '../check-results/describe'
import type { Language } from '../site/languages'

/** The running program: `dist/server.js`, or whatever was started in development. */
const program = () => argv[1] ?? path.resolve('package.json')

/**
 * Loads a package that stays out of the function's bundle, because it is native or reads the environment (a bundler
 * replaces `process.env`), from the node_modules of the running program.
 */
export function loadPackage(name: 'libsql'): typeof LibsqlDatabase
export function loadPackage(name: 'pg'): typeof Pg
export function loadPackage(name: string): unknown {
  return getBuiltinModule('node:module').createRequire(program())(name)
}

/**
 * Returns the French name of a service, from the file built beside the program.
 *
 * @returns the service's id without that file, as in development
 */
export function serviceName(service: string): string {
  const file = path.join(path.dirname(program()), 'service-names.json')
  const names: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const name: unknown = typeof names === 'object' && names !== null ? Reflect.get(names, service) : undefined
  return typeof name === 'string' ? name : service
}

let checkData: Record<Language, CheckData> | undefined

/**
 * Returns the data of the checks in a language, from the file built beside the program.
 *
 * @returns undefined without that file, as in development
 */
export function checkDataIn(language: Language): CheckData | undefined {
  const file = path.join(path.dirname(program()), 'check-data.json')
  if (!checkData && existsSync(file)) checkData = JSON.parse(readFileSync(file, 'utf8'))
  return checkData?.[language]
}
