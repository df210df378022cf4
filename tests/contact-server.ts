import { env } from 'node:process'
import type { Selectable } from 'kysely'
import contact from '../src/api/contact'
import { createApp } from '../src/hosting/app'
import { everyAnswer } from '../src/hosting/headers'
import { closeDatabase, database } from '../src/inquiries/database'
import type { Tables } from '../src/inquiries/tables'
import { onCleanUp } from './cleanup'
import { type Ask, type Reply, serve } from './http'
import { temporaryFolder } from './temporary-folder'

type Headers = Record<string, string>

type Stored = {
  inquiries: Selectable<Tables['inquiries']>[]
  mails: Selectable<Tables['mails']>[]
  limits: Selectable<Tables['limits']>[]
  salts: Selectable<Tables['salts']>[]
}

export type ContactServer = {
  post: (type: string, body: string | Buffer, headers?: Headers) => Promise<Reply>
  postJson: (fields: object, headers?: Headers) => Promise<Reply>
  postForm: (fields: Record<string, string>, headers?: Headers) => Promise<Reply>
  ask: Ask
  origin: string
  /** Returns everything stored. */
  stored: () => Promise<Stored>
}

/** Serves `/api/contact` like the server of `dist/`, with its own database in a temporary folder. */
export async function contactServer(): Promise<ContactServer> {
  const folder = temporaryFolder()
  env.DATA_DIR = folder
  onCleanUp(async () => {
    await closeDatabase()
    delete env.DATA_DIR
  })
  const manifest = {
    headers: everyAnswer,
    files: {},
    functions: { '/api/contact': 'contact' },
    answered: {},
    redirects: [],
    rewrites: [],
  }
  // Gatsby's type of a request is narrower than Express's, which it receives.
  const loadFunction = () => (request: object, response: object) =>
    Reflect.apply(contact, undefined, [request, response])
  const server = await serve(createApp({ manifest, root: folder, loadFunction }))
  const post: ContactServer['post'] = (type, body, headers) =>
    server.ask('/api/contact', { method: 'POST', body, headers: { 'Content-Type': type, ...headers } })
  return {
    post,
    postJson: (fields, headers) => post('application/json', JSON.stringify(fields), headers),
    postForm: (fields, headers) =>
      post('application/x-www-form-urlencoded', new URLSearchParams(fields).toString(), headers),
    ...server,
    stored: async () => {
      const db = await database()
      return {
        inquiries: await db.selectFrom('inquiries').selectAll().execute(),
        mails: await db.selectFrom('mails').selectAll().execute(),
        limits: await db.selectFrom('limits').selectAll().execute(),
        salts: await db.selectFrom('salts').selectAll().execute(),
      }
    },
  }
}
