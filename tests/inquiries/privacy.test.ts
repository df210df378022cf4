import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { env } from 'node:process'
import { filesBelow } from '../../src/files/files-below'
import { type Started, startDist } from '../hosting/start-dist'
import { cleanUp } from '../support/cleanup'
import { temporaryFolder } from '../support/temporary-folder'
import { until } from '../support/until'
import { engines, newPlace, type Place } from './databases'
import { startMailServer } from './mail-server'
import { postJson } from './post-inquiry'

const person = {
  name: 'Žofie Vævermølle-Ó Súilleabháin',
  email: 'zofie.vaevermolle@suilleabhain.example',
  service: 'audit',
  message: 'Quatre-vingt-dix-sept hérons cendrés',
}
const address = '203.0.113.197'

/** Words that identify the person. */
const traces = ['Vævermølle', 'zofie.vaevermolle', 'suilleabhain', 'hérons cendrés', address]

let place: Place
let backups: string
let site: Started | undefined
beforeEach(() => {
  backups = temporaryFolder()
})
afterEach(cleanUp)

const run = (program: string, ...words: string[]) =>
  execFileSync(program, words, { env: { PATH: env.PATH, ...place.settings }, encoding: 'utf8' })
const work = (...words: string[]) => run(process.execPath, 'dist/inquiries.js', ...words)

const post = (fields: object) => postJson(site?.url ?? '', fields, { 'X-Forwarded-For': address })

/** Reads every file below a folder. */
const filesOf = (folder: string): [string, Buffer][] =>
  filesBelow(folder).map((file) => [file, readFileSync(file)])

test('SQLite: an erased person is in no file: not in the database, its log, a later backup or the server’s log', async () => {
  place = await newPlace('SQLite')
  const folder = place.settings.DATA_DIR
  // The mail server repeats the person's name and address in its rejection.
  const mailServer = await startMailServer()
  mailServer.manner = () => 'refuse message'
  mailServer.refusal = `Not wanted here: ${person.name} <${person.email}>`
  site = await startDist({
    ...place.settings,
    LOG_LEVEL: 'trace',
    TRUST_PROXY: '1',
    CONTACT_STORE_MB: '100',
    ...mailServer.settings(),
  })
  expect((await post(person)).status).toBe(201)
  expect((await post({ ...person, website: 'x' })).status).toBe(201)
  expect((await post({ ...person, email: 'nobody' })).status).toBe(422)
  await until(() => work('list').includes('failed'))
  expect(work('list', '--failed')).toContain('Vævermølle')

  expect(work('erase', person.email.toUpperCase())).toContain('Erased: 2 inquiries')
  run(path.resolve('dist/deploy/backup.sh'), backups)
  const files = [...filesOf(folder), ...filesOf(backups), ['log', Buffer.from(site.output())] as const]
  expect(files.map(([name]) => path.basename(name))).toEqual(
    expect.arrayContaining(['inquiries.sqlite', 'erasures', 'log']),
  )
  for (const [name, bytes] of files)
    for (const trace of traces) expect([name, trace, bytes.includes(trace)]).toEqual([name, trace, false])
  for (const line of site.output().trimEnd().split('\n')) expect(() => JSON.parse(line)).not.toThrow()
})

describe.each(engines)('%s', (engine) => {
  test('no copy has the salt, nor the counts of senders; a restore erases again who was erased since', async () => {
    place = await newPlace(engine)
    site = await startDist({ ...place.settings, TRUST_PROXY: '1' })
    await post(person)
    await post({ ...person, email: 'other@example.org' })
    const database = place.open()
    const [{ salt } = { salt: '' }] = await database.selectFrom('salts').select('salt').execute()
    const [{ key } = { key: '' }] = await database.selectFrom('limits').select('key').execute()
    await database.destroy()
    expect([salt, key].map(({ length }) => length)).toEqual([64, 64])

    run(path.resolve('dist/deploy/backup.sh'), backups)
    const [copy = ''] = readdirSync(backups)
    expect(work('drill', backups)).toMatch(/can be restored: 2 inquiries.*\n.*2 of them and 0/)
    const plain =
      engine === 'SQLite'
        ? readFileSync(path.join(backups, copy))
        : run('pg_restore', '--file=-', path.join(backups, copy))
    expect([plain.includes('Vævermølle'), plain.includes(salt), plain.includes(key)]).toEqual([
      true,
      false,
      false,
    ])

    work('erase', person.email)
    // As every later backup does.
    run(process.execPath, 'dist/backup.js', '--erasures', backups)
    await site.stop()
    run(path.resolve('dist/deploy/restore.sh'), path.join(backups, copy))
    const left: { email: string }[] = JSON.parse(work('export', '--format', 'json'))
    expect(left.map(({ email }) => email)).toEqual(['other@example.org'])
  })
})
