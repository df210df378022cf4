import { env } from 'node:process'
import contact from '../../src/api/contact'
import { createApp } from '../../src/hosting/app'
import { everyAnswer } from '../../src/hosting/headers'
import { emptyManifest } from '../../src/hosting/manifest'
import { closeDatabase, database } from '../../src/inquiries/database'
import { type Reply, serve } from '../network/http'
import { onCleanUp } from '../support/cleanup'
import { temporaryFolder } from '../support/temporary-folder'

type Headers = Record<string, string>

export type ContactServer = Awaited<ReturnType<typeof contactServer>>

/** Serves `/api/contact` like the server of `dist/`, with its own database in a temporary folder. */
export async function contactServer() {
  const folder = temporaryFolder()
  env.DATA_DIR = folder
  onCleanUp(closeDatabase)
  const manifest = { ...emptyManifest(), headers: everyAnswer, functions: { '/api/contact': 'contact' } }
  // Gatsby's type of a request is narrower than Express's, which it receives.
  const loadFunction = () => (request: object, response: object) =>
    Reflect.apply(contact, undefined, [request, response])
  const server = await serve(createApp({ manifest, root: folder, loadFunction }))
  const post = (type: string, body: string | Buffer, headers?: Headers): Promise<Reply> =>
    server.ask('/api/contact', { method: 'POST', body, headers: { 'Content-Type': type, ...headers } })
  return {
    post,
    postJson: (fields: object, headers?: Headers) =>
      post('application/json', JSON.stringify(fields), headers),
    postForm: (fields: Record<string, string>, headers?: Headers) =>
      post('application/x-www-form-urlencoded', new URLSearchParams(fields).toString(), headers),
    ...server,
    /** Returns everything stored. */
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
