import path from 'node:path'
import { argv, getBuiltinModule } from 'node:process'
import type LibsqlDatabase from 'libsql'
import type * as Pg from 'pg'

/**
 * Loads a package that stays out of the function's bundle, because it is native or reads the environment (a bundler
 * replaces `process.env`): it is found from the program that runs, in its node_modules.
 */
export function loadPackage(name: 'libsql'): typeof LibsqlDatabase
export function loadPackage(name: 'pg'): typeof Pg
export function loadPackage(name: string): unknown {
  return getBuiltinModule('node:module').createRequire(argv[1] ?? path.resolve('package.json'))(name)
}
