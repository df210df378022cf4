import { execFile, spawnSync } from 'node:child_process'
import {
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import process, { env } from 'node:process'
import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import Database from 'libsql'
import { bundled } from '../../../tests/inquiries/bundled'
import { newPlace, openMigrated, inquiry as sent, store as storeIn } from '../../../tests/inquiries/databases'
import { temporaryFolder } from '../../../tests/support/temporary-folder'
import { until } from '../../../tests/support/until'
import { type Inquiry, inquiryFields } from '../../contact/inquiry-values'
import { noteTime } from '../clock-guard'
import { closeDatabase, database } from '../database'
import { enqueueDigest } from '../outbox'
import { manageInquiries } from './manage-inquiries'

let program: string
let folder: string

beforeAll(() => {
  program = bundled('inquiries')
})
beforeEach(() => {
  folder = temporaryFolder()
  env.DATA_DIR = folder
  env.CONTACT_LIMIT = '0'
})
afterEach(closeDatabase)

/** Starts the command as an operator does: for what a process has of its own. */
function runProcess(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], {
    encoding: 'utf8',
    env: { PATH: env.PATH, DATA_DIR: folder },
    cwd: path.dirname(program),
  })
  return { status, stdout, stderr }
}

/** Runs the command in this process: starting another takes longer than what it does. */
const run = (...words: string[]) => runWith({ DATA_DIR: folder }, ...words)

async function runWith(settings: NodeJS.ProcessEnv, ...words: string[]) {
  jest.replaceProperty(process, 'env', { PATH: env.PATH, ...settings })
  const complained = jest.spyOn(console, 'error').mockImplementation()
  const out = new PassThrough()
  const stdout = buffer(out)
  try {
    const status = await manageInquiries(words, { out })
    out.end()
    const stderr = complained.mock.calls.map(([line]) => `${line}\n`).join('')
    return { status, stdout: String(await stdout), stderr }
  } finally {
    jest.restoreAllMocks()
  }
}

/**
 * Erases in a process of its own, and stores until it has ended.
 * @param words what Node is to run
 * @returns its output, or its failure
 */
async function storingMeanwhile(
  settings: NodeJS.ProcessEnv,
  words: readonly string[],
  storeOne: () => Promise<unknown>,
): Promise<unknown> {
  let erased = false
  const ended = promisify(execFile)(process.execPath, words, {
    env: { PATH: env.PATH, ...settings },
    cwd: path.dirname(program),
  })
    .catch((error: unknown) => error)
    .finally(() => {
      erased = true
    })
  while (!erased) {
    await storeOne()
    await wait(100)
  }
  return ended
}

/** Waits for readers for a shorter time than the command does. */
const impatient = `
  const [, file, ...words] = process.argv
  require(file).manageInquiries(words, { patience: 4000 }).then((code) => { process.exitCode = code })`

const inquiry = { ...sent, message: 'Hello,\nthere' }
const store = async (change: Partial<Inquiry> = {}, heldReason?: string) =>
  storeIn(await database(), { ...inquiry, ...change }, { heldReason })
const failMails = async () =>
  (await database())
    .updateTable('mails')
    .set({ state: 'failed', attempts: 9, last_error: '550 no such user' })
    .execute()
const sendMails = async () => (await database()).updateTable('mails').set({ state: 'sent' }).execute()
const mails = async () => (await database()).selectFrom('mails').selectAll().execute()
/** Whether a text is in the database, its write-ahead log or any other file. */
const isInFiles = (text: string) =>
  readdirSync(folder).some((file) => readFileSync(path.join(folder, file)).includes(text))
const ids = async () =>
  (await (await database()).selectFrom('inquiries').select('id').execute()).map(({ id }) => id)

describe('list', () => {
  test('shows each inquiry on a line, with the state of its mail', async () => {
    const [first, second] = [await store(), await store({ name: 'Bob', service: '' }, 'nine links')]
    const { status, stdout } = runProcess('list')
    expect(status).toBe(0)
    const [head, ...lines] = stdout.trimEnd().split('\n')
    const line = (id: string) => lines.find((text) => text.startsWith(id.slice(0, 8)))
    expect(head).toMatch(/^id +received \(UTC\) +state +mail +name +email +service$/)
    expect(line(first)).toMatch(
      new RegExp(`^${first.slice(0, 8)} .* accepted +waiting +Ada +ada@example.org +audit$`),
    )
    expect(line(second)).toMatch(
      new RegExp(`^${second.slice(0, 8)} .* held +none yet +Bob +ada@example.org +–$`),
    )
    expect(lines[2]).toBe('2 inquiries')
  })

  test('filters those that are held, or whose mail has failed', async () => {
    const held = await store({}, 'nine links')
    await store()
    expect((await run('list', '--held')).stdout).toMatch(new RegExp(`\n${held.slice(0, 8)} .*\n1 inquiry\n$`))
    expect((await run('list', '--failed')).stdout).toBe('None.\n')
    await failMails()
    expect((await run('list', '--failed')).stdout).toMatch(/\n.* failed, 9 tried .*\n1 inquiry\n$/)
  })

  test('for failed mails, reports a digest of held inquiries separately', async () => {
    await store({}, 'nine links')
    await enqueueDigest(await database(), new Date().toISOString())
    await failMails()
    expect((await run('list', '--failed')).stdout).toMatch(
      /^None\.\n1 mail about held inquiries failed too: /,
    )
    expect((await run('list')).stdout).not.toContain('failed')
  })

  test('as JSON has everything stored', async () => {
    const id = await store({}, 'nine links')
    expect(JSON.parse((await run('list', '--json')).stdout)).toEqual([
      {
        ...inquiry,
        id,
        language: 'fr',
        state: 'held',
        held_reason: 'nine links',
        estimate: null,
        estimate_summary: null,
        check_result: null,
        check_summary: null,
        received_at: expect.any(String),
        restricted_since: null,
        mails: [],
      },
    ])
  })

  test('as JSON has each with its own mails', async () => {
    const stored = [await store(), await store()]
    const listed: { id: string; mails: { inquiry_id: string }[] }[] = JSON.parse(
      (await run('list', '--json')).stdout,
    )
    expect(listed.map(({ id }) => id).sort()).toEqual(stored.sort())
    for (const { id, mails } of listed) expect(mails.map(({ inquiry_id }) => inquiry_id)).toEqual([id])
  })

  test('a visitor’s text cannot control the terminal', async () => {
    const typed = { name: '\u001b[2J\u009b31mAda\u202e\u061c', message: '\u001b]0;title\u0007\rline\nnext' }
    await store(typed)
    const asJson = [await run('list', '--json'), await run('export', '--format', 'json')]
    for (const { stdout } of [
      ...asJson,
      await run('list'),
      await run('show', (await ids())[0] ?? ''),
      await run('export', '--format', 'csv'),
    ]) {
      expect(stdout).toContain('Ada')
      expect(stdout.replaceAll('\r\n', '\n')).not.toMatch(/(?!\n)[\p{Cc}\u202e\u061c]/u)
    }
    for (const { stdout } of asJson) expect(JSON.parse(stdout)).toEqual([expect.objectContaining(typed)])
  })
})

test('an address copied into a shell is that address', async () => {
  const email = "`echo$IFS'x'`a|b@example.org"
  const id = await store({ email })
  for (const { stdout } of [await run('list'), await run('show', id)]) {
    const [copied = ''] = /'.*@example\.org'/.exec(stdout) ?? []
    expect(spawnSync('sh', ['-c', `printf %s ${copied}`], { encoding: 'utf8' }).stdout).toBe(email)
  }
})

describe('show', () => {
  test('shows an inquiry in full, found by the beginning of its id', async () => {
    const id = await store()
    await failMails()
    const { status, stdout } = await run('show', id.slice(0, 8))
    expect(status).toBe(0)
    for (const part of [
      id,
      'Ada',
      'ada@example.org',
      'audit',
      'fr',
      'Hello,\nthere',
      'failed',
      '550 no such user',
    ])
      expect(stdout).toContain(part)
  })

  test.each(['ffffffff', '%', '%-', "' or 1=1 --"])('%s matches nothing: exit code 1', async (id) => {
    await store()
    const { status, stdout, stderr } = await run('show', id)
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toBe(`There is no inquiry ${id}.\n`)
  })

  test('an ambiguous beginning is refused', async () => {
    for (let count = 0; count < 17; count++) await store()
    const shared = (await ids())
      .map(([first = '']) => first)
      .find((first, at, all) => all.indexOf(first) !== at)
    expect((await run('show', shared ?? '')).stderr).toContain('Several inquiries begin with')
  })
})

test('release accepts a held inquiry and writes its mail, once', async () => {
  const id = await store({}, 'nine links')
  expect(await run('release', id)).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('is accepted'),
  })
  expect(await run('release', id)).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('was not held'),
  })
  expect(await mails()).toMatchObject([{ inquiry_id: id, state: 'waiting' }])
  expect((await run('list', '--held')).stdout).toBe('None.\n')
})

test('release promises no mail about a restricted inquiry before that is lifted', async () => {
  const id = await store({}, 'nine links')
  await run('restrict', id)
  expect((await run('release', id)).stdout).toContain(`restrict ${id} --lift`)
  await run('restrict', id, '--lift')
  expect(await mails()).toMatchObject([{ inquiry_id: id, state: 'waiting' }])
})

test('retry requeues failed mails, and counts all that wait: of one inquiry, or all', async () => {
  const [first] = [await store(), await store(), await store()]
  expect((await run('retry', first)).stdout).toMatch(/^0 failed mails .* 1 waiting mail now\.$/m)
  // Due already: the server is off, or has no mail server.
  expect((await run('retry')).stdout).toMatch(/^0 failed mails .* 3 waiting mails now\.$/m)
  await failMails()
  expect((await run('retry', first)).stdout).toContain('1 failed mail will')
  expect((await mails()).filter(({ state }) => state === 'waiting')).toMatchObject([{ inquiry_id: first }])
  expect((await run('retry')).stdout).toContain('2 failed mails will')
  expect((await mails()).map(({ state, attempts }) => [state, attempts])).toEqual(
    Array(3).fill(['waiting', 0]),
  )
})

test('retry makes waiting mails due: of one inquiry, or all', async () => {
  const [first] = [await store(), await store()]
  const later = '2999-01-01T00:00:00.000Z'
  await (await database()).updateTable('mails').set({ next_attempt_at: later }).execute()
  const due = async () => (await mails()).filter((mail) => mail.next_attempt_at < later)
  await run('retry', first)
  expect(await due()).toMatchObject([{ inquiry_id: first }])
  await run('retry')
  expect(await due()).toHaveLength(2)
})

describe('export', () => {
  test('as JSON to a file that only its owner can read, and that is never overwritten', async () => {
    const message = 'lines\nof\u2028many\u2029kinds'
    const id = await store({ message })
    const file = path.join(folder, 'all.json')
    expect(await run('export', '--format', 'json', '--out', file)).toMatchObject({
      status: 0,
      stdout: `1 inquiry written to ${file}.\n`,
    })
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject([{ ...inquiry, message, id }])
    expect(statSync(file).mode & 0o777).toBe(0o600)
    writeFileSync(file, 'precious')
    expect(await run('export', '--format', 'json', '--out', file)).toMatchObject({
      status: 1,
      stderr: `${file} exists already: name another file.\n`,
    })
    expect(readFileSync(file, 'utf8')).toBe('precious')
  })

  test('to a file fails whole: nothing is left, and the next one may have its name', async () => {
    for (let more = 0; more < 60; more++) await store({ message: 'x'.repeat(3000) })
    const exports = temporaryFolder()
    const words = ['export', '--format', 'json', '--out', path.join(exports, 'all.json')]
    // No file may grow beyond 32 (or 64) KB, as if the disk were full.
    const { status } = spawnSync(
      'sh',
      ['-c', 'ulimit -f 64; "$0" "$@"', process.execPath, program, ...words],
      {
        env: { PATH: env.PATH, DATA_DIR: folder },
      },
    )
    expect(status).toBe(1)
    expect(readdirSync(exports)).toEqual([])
    expect(await run(...words)).toMatchObject({ status: 0 })
  })

  test('as CSV, in which no cell is a formula (ASVS 1.2.10, RFC 4180)', async () => {
    const formulas = [
      '=1+1',
      '+1',
      '-1',
      '@SUM(A1)',
      '\t=1',
      '\r\n=1',
      '＝1',
      '＋1',
      '－1',
      '＠A1',
      '=HYPERLINK("https://evil.example";"a, b")\r\n=2',
    ]
    const row = (cells: readonly string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';')
    for (const formula of formulas) await store({ name: formula, message: formula })
    const { stdout } = await run('export', '--format', 'csv')
    expect(
      stdout.startsWith(
        `\uFEFF"id";"received_at";"state";"held_reason";"language";${row(inquiryFields)};"estimate";"estimate_summary";"check_result";"check_summary";"restricted_since"\r\n`,
      ),
    ).toBe(true)
    for (const formula of formulas) {
      const typed: Inquiry = { ...inquiry, name: `'${formula}`, message: `'${formula}` }
      expect(stdout).toContain(`;"fr";${row(inquiryFields.map((field) => typed[field]))};`)
    }
    await store({ message: '\0=1' })
    expect((await run('export', '--format', 'csv')).stdout).toContain(';"\uFFFD=1";')
  })
})

test('erase deletes only that person from the database and its files, whatever the case of the address', async () => {
  const secret = 'a-text-that-is-nowhere-else'
  await store({ email: 'Eve@Example.org', message: secret })
  await store({ email: 'eve@example.org', name: secret }, 'nine links')
  await store({ email: 'eve@example.org.example' })
  const { status, stdout } = await run('erase', 'EVE@example.ORG')
  expect(status).toBe(0)
  expect(stdout).toMatch(/^Erased: 2 inquiries, 1 mail\./)
  expect(await ids()).toHaveLength(1)
  expect(await mails()).toHaveLength(1)
  // With the server still running, nothing of it is left in the database or its write-ahead log.
  expect(isInFiles(secret)).toBe(false)
  expect((await run('erase', 'eve@example.org')).stdout).toMatch(/^Erased: 0 inquiries, 0 mails\./)
})

test('an erasure is repeated in a backup from before the address was rectified', async () => {
  const id = await store({ email: 'ada@exmaple.org' })
  await store({ email: 'bob@example.org' })
  const backup = path.join(folder, 'backup.sqlite')
  await sql`vacuum into ${backup}`.execute(await database())
  await closeDatabase()
  expect((await run('rectify', id, '--email', 'ada@example.org')).status).toBe(0)
  expect((await run('erase', 'ada@example.org')).stdout).toMatch(/^Erased: 1 inquiry/)
  expect(readFileSync(path.join(folder, 'erasures'), 'utf8')).not.toContain(id)
  for (const ending of ['-wal', '-shm'])
    rmSync(path.join(folder, `inquiries.sqlite${ending}`), { force: true })
  renameSync(backup, path.join(folder, 'inquiries.sqlite'))
  expect((await run('replay', path.join(folder, 'erasures'))).stdout).toBe('Erased again: 1 inquiry.\n')
  expect((await run('list')).stdout).toMatch(/bob@example.org[^@]*\n1 inquiry\n$/)
})

test('erase during a read reports that it is incomplete, blocks no writer, and succeeds when called again', async () => {
  const secret = 'a-text-that-is-nowhere-else'
  await store({ email: 'eve@example.org', message: secret })
  const reader = new Database(path.join(folder, 'inquiries.sqlite'))
  reader.exec('begin')
  reader.prepare('select count(*) from inquiries').get()
  // For twice as long as a query waits: a store would fail if the lock were held meanwhile.
  const words = ['-e', impatient, bundled('manage-inquiries'), 'erase', 'eve@example.org']
  expect(await storingMeanwhile({ DATA_DIR: folder }, words, store)).toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(/^Deleted: 1 inquiry.*Run the command again/),
  })
  reader.exec('rollback')
  reader.close()
  expect((await run('erase', 'eve@example.org')).stdout).toMatch(/^Erased: 0 inquiries/)
  expect(isInFiles(secret)).toBe(false)
})

describe('rectify', () => {
  test('corrects the given fields, and leaves nothing of the old text', async () => {
    const id = await store({ name: 'Adda-that-is-wrong' })
    expect(await run('rectify', id, '--name', 'Ada', '--email', 'ada@example.net')).toMatchObject({
      status: 0,
    })
    expect(JSON.parse((await run('show', id, '--json')).stdout)).toMatchObject({
      ...inquiry,
      email: 'ada@example.net',
    })
    expect(isInFiles('Adda-that-is-wrong')).toBe(false)
  })

  test('does not claim to have corrected what was erased meanwhile', async () => {
    const id = await store()
    // As if there were no such row by the time of the update.
    await sql`create trigger gone before update on inquiries begin select raise(ignore); end`.execute(
      await database(),
    )
    expect(await run('rectify', id, '--name', 'Zoé')).toMatchObject({
      status: 1,
      stdout: '',
      stderr: `${id} was erased meanwhile.\n`,
    })
  })

  test('does not judge what was not given: the service may be gone since', async () => {
    const id = await store()
    await (await database()).updateTable('inquiries').set({ service: 'gone' }).execute()
    expect(await run('rectify', id, '--name', ' Zoé ')).toMatchObject({ status: 0 })
    expect(JSON.parse((await run('show', id, '--json')).stdout)).toMatchObject({
      ...inquiry,
      name: 'Zoé',
      service: 'gone',
    })
  })

  test.each([
    [[], '--name, --email or --message'],
    [['--email', 'ada'], 'Not valid: email.'],
  ])('with %j is refused', async (words, reason) => {
    const id = await store()
    expect(await run('rectify', id, ...words)).toMatchObject({
      status: 2,
      stderr: expect.stringContaining(reason),
    })
  })
})

test('restrict keeps an inquiry beyond its retention until it is lifted', async () => {
  const id = await store()
  await sendMails()
  await (await database()).updateTable('inquiries').set({ received_at: '2020-01-01T00:00:00.000Z' }).execute()
  await noteTime(await database(), new Date())
  expect(await run('restrict', id)).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('is restricted'),
  })
  expect((await run('restrict', id)).stdout).toContain('nothing has changed')
  expect((await run('list')).stdout).toContain('accepted, restricted')
  expect((await run('export', '--format', 'csv')).stdout).toMatch(/;"\d{4}-[\d-]+T[\d:.]+Z"\r\n$/)
  expect((await run('purge')).stdout).toContain('Deleted: 0 inquiries')
  expect((await run('restrict', id, '--lift')).stdout).toContain('may be used again')
  expect((await run('purge')).stdout).toContain('Deleted: 1 inquiry')
})

describe('status', () => {
  test('of a healthy outbox exits with 0', async () => {
    await store({}, 'nine links')
    const { status, stdout } = await run('status')
    expect(status).toBe(0)
    expect(stdout).toMatch(/^state +all is well$/m)
    expect(stdout).toMatch(/^held +1 inquiry$/m)
    expect(stdout).toMatch(/^last sent +never$/m)
    expect(stdout).toMatch(/^disk left +\d/m)
  })

  test('with failed mail exits with 1, with late mail with 2', async () => {
    await store()
    await failMails()
    expect(await run('status')).toMatchObject({
      status: 1,
      stdout: expect.stringMatching(/^failed +1 mail$/m),
    })
    const ago = new Date(Date.now() - 60_000).toISOString()
    await (await database())
      .updateTable('mails')
      .set({ state: 'waiting', attempts: 1, created_at: ago })
      .execute()
    expect(await run('status')).toMatchObject({
      status: 2,
      stdout: expect.stringMatching(/^state +mail does not leave$/m),
    })
  })

  test('of a full store, or of a database that cannot be used, exits with 2', async () => {
    for (let count = 0; count < 20; count++) await store({ message: 'x'.repeat(60_000) })
    expect(await runWith({ DATA_DIR: folder, CONTACT_STORE_MB: '1' }, 'status')).toMatchObject({ status: 2 })
    await closeDatabase()
    for (const file of readdirSync(folder)) rmSync(path.join(folder, file))
    writeFileSync(path.join(folder, 'inquiries.sqlite'), 'notes'.repeat(2000))
    expect(await run('status')).toMatchObject({ status: 2, stdout: '' })
  })
})

test('drill misses what is older than the backup, also in an empty one, nothing that was being stored or came later, and a backup that is recent', async () => {
  const backups = temporaryFolder()
  const name = `inquiries-${new Date().toISOString().replace(/\.\d+|[-:]/g, '')}.sqlite`
  await sql`vacuum into ${path.join(backups, name)}`.execute(await database())
  const storeReceived = async (seconds: number) =>
    (await database())
      .updateTable('inquiries')
      .set({ received_at: new Date(Date.now() + seconds * 1000).toISOString() })
      .where('id', '=', await store())
      .execute()
  await storeReceived(60)
  await storeReceived(-20)
  expect(await run('drill', backups)).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('The database still has 0 of them and 2 that came later.'),
  })
  await storeReceived(-300)
  expect(await run('drill', backups)).toMatchObject({
    status: 1,
    stdout: expect.stringContaining('It lacks 1 inquiry.'),
  })
  renameSync(path.join(backups, name), path.join(backups, 'inquiries-20200101T000000Z.sqlite'))
  expect(await run('drill', backups)).toMatchObject({
    status: 1,
    stdout: expect.stringMatching(/It is \d+ hours old: is the timer running\?$/m),
  })
})

test('a reader that stops early, such as head, is no error', async () => {
  for (let more = 0; more < 60; more++) await store({ message: `${more} ${'x'.repeat(3000)}` })
  const { stdout, stderr } = spawnSync(
    'sh',
    ['-c', '{ "$0" "$1" list --json; echo $? >&2; } | head -c 1', process.execPath, program],
    { encoding: 'utf8', env: { PATH: env.PATH, DATA_DIR: folder } },
  )
  expect([stdout, stderr]).toEqual(['[', '0\n'])
})

test.each([['status'], ['list']])('output of %s that cannot be written is a failure', async (command) => {
  await store()
  const { status } = spawnSync(process.execPath, [program, command], {
    env: { PATH: env.PATH, DATA_DIR: folder },
    stdio: ['ignore', openSync('/dev/full', 'w'), 'ignore'],
  })
  expect(status).not.toBe(0)
})

test('a list of many pages has each inquiry once, in order', async () => {
  const sent: string[] = []
  for (let count = 0; count < 120; count++) sent.push(await store({ message: String(count) }))
  const rows: { id: string; received_at: string }[] = JSON.parse(
    (await run('export', '--format', 'json')).stdout,
  )
  expect(rows.map(({ id }) => id).sort()).toEqual(sent.sort())
  expect(rows.map(({ received_at }) => received_at)).toEqual(
    rows.map(({ received_at }) => received_at).sort(),
  )
  expect((await run('list')).stdout).toMatch(/\n120 inquiries\n$/)
})

test('an export can be of one person, by an address as people write it', async () => {
  for (const email of ['Bob@xn--socit-esab.fr', 'ada@example.org']) await store({ email })
  const of = async (email: string): Promise<{ email: string }[]> =>
    JSON.parse((await run('export', '--format', 'json', '--email', email)).stdout)
  expect((await of('bob@société.fr')).map(({ email }) => email)).toEqual(['Bob@xn--socit-esab.fr'])
  expect(await of('eve@example.org')).toEqual([])
})

test('erases by an address as people write it, and says if nobody has it', async () => {
  await store({ email: 'bob@xn--socit-esab.fr' })
  expect(await run('erase', ' Bob@société.fr')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('Erased: 1 inquiry'),
  })
  expect(await run('erase', 'bob@société.fr')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('None is from bob@xn--socit-esab.fr now'),
  })
  expect(await run('erase', 'Bob <bob@example.org>')).toMatchObject({ status: 2 })
})

test('replay without any record of erasures says so', async () => {
  await store()
  expect(await run('replay', path.join(folder, 'nowhere', 'erasures'))).toMatchObject({
    status: 0,
    stdout: 'Erased again: 0 inquiries.\n',
    stderr: expect.stringContaining('erase again'),
  })
})

test('purge deletes expired inquiries', async () => {
  await store()
  await sendMails()
  await (await database()).updateTable('inquiries').set({ received_at: '2020-01-01T00:00:00.000Z' }).execute()
  await noteTime(await database(), new Date())
  const erasures = path.join(folder, 'erasures')
  writeFileSync(erasures, '2020-01-01T00:00:00.000Z salt hash\n')
  await (await database()).insertInto('salts').values({ day: '2020-01-01', salt: 'a' }).execute()
  expect((await run('purge')).stdout).toBe('Deleted: 1 inquiry kept for 12 months.\n')
  expect(await (await database()).selectFrom('salts').selectAll().execute()).toEqual([])
  expect(await mails()).toEqual([])
  expect(readFileSync(erasures, 'utf8')).toBe('')
})

describe('an invalid command exits with 2 and prints its usage', () => {
  beforeEach(database)

  test.each([
    [['dance'], 'There is no command "dance".'],
    [['toString'], 'There is no command "toString".'],
    [['show'], 'show needs one more argument.'],
    [['list', 'everything'], 'list does not take "everything".'],
    [['list', '--held', '--failed'], 'not both'],
    [['purge', '--json'], 'purge does not take --json.'],
    [['export'], '--format json or --format csv'],
    [['export', '--format', 'xls'], '--format json or --format csv'],
    [['erase', 'Eve'], '"Eve" is not an email address.'],
  ])('%j', async (words, reason) => {
    const { status, stdout, stderr } = await run(...words)
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr).toContain('release ID')
    expect(stderr.trimEnd().split('\n').at(-1)).toContain(reason)
  })

  test('an unknown option, without arguments and --help', async () => {
    // Node's own errors are of another kind within Jest.
    expect(runProcess('list', '--verbose')).toEqual({
      status: 2,
      stdout: '',
      stderr: expect.stringMatching(/release ID.*\n\nUnknown option '--verbose'/s),
    })
    expect(runProcess()).toMatchObject({ status: 2, stdout: expect.stringContaining('export --format') })
    expect(await run('--help')).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('export --format'),
    })
  })
})

test('everything works on PostgreSQL too', async () => {
  const place = await newPlace('PostgreSQL')
  const db = await openMigrated(place)
  const id = await storeIn(db, {}, { heldReason: 'nine links' })
  await storeIn(db, { email: 'Bob@example.org' })
  const work = async (...words: string[]) => (await runWith(place.settings, ...words)).stdout
  expect(await work('list', '--held')).toContain(id.slice(0, 8))
  expect(await work('release', id.slice(0, 8))).toContain('is accepted')
  await db.updateTable('mails').set({ state: 'failed' }).execute()
  expect(await work('list', '--failed')).toMatch(/\n2 inquiries\n$/)
  expect(await work('retry')).toContain('2 failed mails will')
  expect(await work('show', id)).toContain('nine links')
  expect(await work('export', '--format', 'csv')).toContain('Bob@example.org')
  expect(await work('erase', 'bob@example.org')).toContain('Erased: 1 inquiry, 1 mail.')
  expect(await work('purge')).toContain('Deleted: 0 inquiries')
  await db.destroy()
})

test('on PostgreSQL, erase waits for a reader longer than a visitor may wait, and messages are accepted meanwhile', async () => {
  const place = await newPlace('PostgreSQL')
  const db = await openMigrated(place)
  await storeIn(db)
  const reading = db.transaction().execute(async (reader) => {
    await reader.selectFrom('inquiries').select('id').execute()
    await until(async () => {
      const { rows } =
        await sql`select from pg_locks where mode = 'AccessExclusiveLock' and not granted`.execute(db)
      return rows.length > 0
    })
    await wait(6_000)
  })
  // A store would fail if it waited for the reader, too.
  const erased = await storingMeanwhile(place.settings, [program, 'erase', inquiry.email], () =>
    storeIn(db, { email: 'bob@example.org' }),
  )
  expect(erased).toEqual({
    stdout: expect.stringContaining('Erased: 1 inquiry, 1 mail.'),
    stderr: expect.any(String),
  })
  await reading
})

test('a missing database is not created: an error names the settings', () => {
  expect(runProcess('list')).toEqual({
    status: 1,
    stdout: '',
    stderr: expect.stringMatching(
      /^DATA_DIR: there is no database at .*inquiries\.sqlite\. Set DATA_DIR, or/,
    ),
  })
  expect(readdirSync(folder)).toEqual([])
})

test('an unusable folder is named: exit code 1, one line', async () => {
  const file = path.join(folder, 'file')
  writeFileSync(file, '')
  expect(await runWith({ DATA_DIR: file }, 'list')).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^DATA_DIR: .+\n$/),
  })
})

test('purge deletes nothing by a clock that has jumped, and status names both times, until somebody says that it is right', async () => {
  await store()
  await sendMails()
  const then = '2020-01-01T00:00:00.000Z'
  await (await database()).updateTable('inquiries').set({ received_at: then }).execute()
  const today = new Date().toISOString().slice(0, 10)
  const both = expect.stringMatching(
    new RegExp(`${today}.*Z now, and was ${then} before.* purge --clock-is-right`),
  )
  expect(await run('purge')).toMatchObject({ status: 1, stderr: both })
  expect(await run('status')).toMatchObject({ status: 1, stdout: both })
  expect(await ids()).toHaveLength(1)
  expect((await run('purge', '--clock-is-right')).stdout).toContain('Deleted: 1 inquiry')
  expect(await run('status')).toMatchObject({ status: 0 })
})

test('erase names what a restore has set aside, where the person may still be', async () => {
  await store()
  mkdirSync(path.join(folder, 'before-restore-20261121T032000Z'))
  expect((await run('erase', 'ada@example.org')).stdout).toContain(
    path.join(folder, 'before-restore-20261121T032000Z'),
  )
})

test('drill names a folder that does not exist, and does not take an empty file for a backup', async () => {
  await store()
  const refused = (reason: string) => ({ status: 1, stderr: expect.stringContaining(reason) })
  expect(await run('drill', '/nowhere')).toMatchObject(refused('There is no folder /nowhere.\n'))
  const backups = temporaryFolder()
  writeFileSync(path.join(backups, 'inquiries-20261121T032000Z.sqlite'), '')
  expect(await run('drill', backups)).toMatchObject(refused('is not a backup of inquiries'))
})
