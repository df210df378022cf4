import { env } from 'node:process'

/**
 * Returns the option and environment that make a PostgreSQL program such as `pg_dump` use a database. The password goes
 * into the environment, since every user of the machine can read a command line; without one, libpq uses `PGPASSWORD`
 * and `PGPASSFILE`.
 *
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
