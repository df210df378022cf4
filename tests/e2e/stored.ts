import path from 'node:path'
import { env } from 'node:process'
import Database from 'libsql'

/** Returns the inquiries that the server stored from a mail address, by its database. */
export function stored(email: string): unknown[] {
  const database = new Database(path.join(env.TEST_DATA_DIR ?? '', 'inquiries.sqlite'), { readonly: true })
  try {
    return database.prepare('SELECT * FROM inquiries WHERE email = ?').all(email)
  } finally {
    database.close()
  }
}
