import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { argv, getBuiltinModule } from 'node:process'
import type LibsqlDatabase from 'libsql'
import type * as Pg from 'pg'
import type { CheckData } from '../check-results/describe'
import type { Language } from '../site/languages'

/** The program that runs: `dist/server.js`, or in development whatever was started. */
const program = () => argv[1] ?? path.resolve('package.json')

/**
 * Loads a package that stays out of the function's bundle, because it is native or reads the environment (a bundler
 * replaces `process.env`): it is found from the program that runs, in its node_modules.
 */
export function loadPackage(name: 'libsql'): typeof LibsqlDatabase
export function loadPackage(name: 'pg'): typeof Pg
export function loadPackage(name: string): unknown {
  return getBuiltinModule('node:module').createRequire(program())(name)
}

/**
 * The French name of a service, from what the build has written beside the program.
 * @returns the service's id where nothing was written, as in development
 */
export function serviceName(service: string): string {
  const file = path.join(path.dirname(program()), 'service-names.json')
  const names: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const name: unknown = typeof names === 'object' && names !== null ? Reflect.get(names, service) : undefined
  return typeof name === 'string' ? name : service
}

let checkData: Record<Language, CheckData> | undefined

/**
 * What results of checks follow from, in a language, from what the build has written beside the program.
 * @returns nothing where nothing was written, as in development
 */
export function checkDataIn(language: Language): CheckData | undefined {
  const file = path.join(path.dirname(program()), 'check-data.json')
  if (!checkData && existsSync(file)) checkData = JSON.parse(readFileSync(file, 'utf8'))
  return checkData?.[language]
}
