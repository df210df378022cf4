import { env } from 'node:process'

/**
 * Returns how a program of PostgreSQL's, such as `pg_dump`, is given a database: the option that names it, and its environment.
 * The password goes into the environment, since every user of the machine can read a command line. An address without one
 * leaves the password to libpq's own `PGPASSWORD` and `PGPASSFILE`.
 * @param address as in `DATABASE_URL`
 */
export function postgresProgram(address: string): { option: string; env: NodeJS.ProcessEnv } {
  const url = new URL(address)
  const password = decodeURIComponent(url.password)
  url.password = ''
  return {
    option: `--dbname=${url.href}`,
    env: { ...env, DATABASE_URL: '', ...(password && { PGPASSWORD: password }) },
  }
}
