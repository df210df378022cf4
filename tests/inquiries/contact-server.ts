import { symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { argv, env } from 'node:process'
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

/** The services that an inquiry can be about. */
export const services: readonly string[] = ['audit', 'cloud-growth', 'other']

/** Puts what a build writes beside its server, where the function reads it, beside the running program. */
function asBuilt(): void {
  const folder = temporaryFolder()
  const names = Object.fromEntries(services.map((id) => [id, id]))
  writeFileSync(path.join(folder, 'service-names.json'), JSON.stringify(names))
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'))
  const [, program = ''] = argv
  argv[1] = path.join(folder, 'server.js')
  onCleanUp(() => {
    argv[1] = program
  })
}

/** Serves `/api/contact` like the server of `dist/`, with its own database in a temporary folder. */
export async function contactServer() {
  const folder = temporaryFolder()
  env.DATA_DIR = folder
  asBuilt()
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
