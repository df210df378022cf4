import { execFile, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { env, execPath, getuid } from 'node:process'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import Database from 'libsql'
import { commandOn, engines, newPlace, openMigrated, type Place, store } from '../inquiries/databases'
import { postInquiry } from '../inquiries/post-inquiry'
import { cleanUp } from '../support/cleanup'
import { temporaryFolder } from '../support/temporary-folder'
import { until } from '../support/until'
import { startDist } from './start-dist'

const execFileAsync = promisify(execFile)

let folder: string
beforeEach(() => {
  folder = temporaryFolder()
})
afterEach(cleanUp)

/** Runs a script of the deployment kit with the settings of a server. @throws if it fails, with its output */
const script = (name: string, place: NodeJS.ProcessEnv, ...words: string[]) =>
  execFileSync(path.resolve('dist/deploy', name), words, {
    env: { PATH: env.PATH, ...place },
    encoding: 'utf8',
    stdio: 'pipe',
  })

async function send(url: string, key: string): Promise<string> {
  const answer = await postInquiry(url, { key, message: `Message ${key}` })
  if (answer.status !== 201 || !answer.id) throw new Error(`Answered with ${answer.status}`)
  return answer.id
}

/**
 * Writes programs that note something about each call, and then run PostgreSQL's own of the same name.
 * @param note a shell command
 * @returns the `PATH` on which they are found first
 */
function notingPrograms(note: string): string {
  const bin = path.join(folder, 'bin')
  mkdirSync(bin)
  for (const name of ['pg_dump', 'pg_restore'])
    writeFileSync(path.join(bin, name), `#!/bin/sh\n${note}\nPATH=\${PATH#*:} exec ${name} "$@"\n`, {
      mode: 0o755,
    })
  return `${bin}:${env.PATH}`
}

/** Stores an inquiry without a server. @returns its id */
async function storeIn(place: Place): Promise<string> {
  const database = await openMigrated(place)
  const id = await store(database)
  await database.destroy()
  return id
}

/** Runs a script of the deployment kit where no file may have more than some kilobytes, as on a full disk. */
const withoutRoom = (name: string, place: Place, ...words: string[]) =>
  spawnSync('sh', ['-c', 'ulimit -f 8; exec "$@"', 'sh', path.resolve('dist/deploy', name), ...words], {
    env: { PATH: env.PATH, ...place.settings },
    encoding: 'utf8',
  })

/** Lists the ids of all inquiries by the operator's command. */
function listed({ run }: Pick<Place, 'run'>): string[] {
  const rows: { id: string }[] = JSON.parse(run('export', '--format', 'json').stdout)
  return rows.map(({ id }) => id)
}

describe.each(engines)('%s', (engine) => {
  test('a backup made while messages arrive is restored elsewhere, with all that had been answered', async () => {
    const [from, to] = [await newPlace(engine), await newPlace(engine)]
    const site = await startDist({ ...from.settings, CONTACT_LIMIT: '0' })
    const answered: string[] = []
    let sending = true
    const senders = [1, 2, 3].map(async (sender) => {
      for (let number = 0; sending; number++) answered.push(await send(site.url, `${sender}-${number}`))
    })
    await until(() => answered.length >= 20)
    const before = [...answered]
    // In a separate process, while messages continue to arrive.
    const backup = execFileAsync(path.resolve('dist/deploy/backup.sh'), [folder], {
      env: { PATH: env.PATH, ...from.settings },
    })
    await until(() => answered.length > before.length)
    await backup
    sending = false
    await Promise.all(senders)
    expect(await site.stop()).toBe(0)

    const [file = 'none', ...others] = readdirSync(folder)
    expect([file, others]).toEqual([expect.stringMatching(/^inquiries-\d{8}T\d{6}Z\.(sqlite|dump)$/), []])
    script('restore.sh', to.settings, path.join(folder, file))
    const restored = listed(to)
    expect(restored).toEqual(expect.arrayContaining(before))
    expect(restored.length).toBeLessThanOrEqual(answered.length)

    const again = await startDist({ ...to.settings, CONTACT_LIMIT: '0' })
    const id = await send(again.url, 'after')
    await again.stop()
    expect(listed(to)).toContain(id)
  })
})

test.each(engines)('%s: a backup that fails for want of room leaves nothing behind', async (engine) => {
  const place = await newPlace(engine)
  await storeIn(place)
  // What one left that was killed.
  writeFileSync(path.join(folder, 'inquiries-20260101T000000Z.sqlite.part-journal'), '')
  const { status } = withoutRoom('backup.sh', place, folder)
  expect(status).not.toBe(0)
  expect(readdirSync(folder)).toEqual([])
})

test('a drill leaves no copy of the inquiries, however often it is interrupted', async () => {
  const place = await newPlace('PostgreSQL')
  await storeIn(place)
  script('backup.sh', place.settings, folder)
  const interruptions = 'while kill -INT $PPID; do sleep 0.02; done > /dev/null 2>&1 &'
  const { status } = spawnSync(execPath, ['dist/inquiries.js', 'drill', folder], {
    env: { ...place.settings, PATH: notingPrograms(interruptions) },
  })
  expect(status).toBe(1)
  const { rows } = await sql`select datname from pg_database where datname like 'drill%'`.execute(
    place.open(),
  )
  expect(rows).toEqual([])
})

test('an interrupted export leaves no file', async () => {
  const place = await newPlace('PostgreSQL')
  await storeIn(place)
  const [locker, options] = [place.open(), { env: { ...env, ...place.settings } }]
  await locker.transaction().execute(async (transaction) => {
    await sql`lock table inquiries in access exclusive mode`.execute(transaction)
    const words = ['dist/inquiries.js', 'export', '--format', 'json', '--out', path.join(folder, 'all.json')]
    const command = spawn(execPath, words, options)
    await until(() => readdirSync(folder).length > 0)
    command.kill('SIGINT')
    expect(await once(command, 'exit')).toEqual([1, null])
  })
  expect(readdirSync(folder)).toEqual([])
})

test('no password is on a command line, where every user of the machine could read it', async () => {
  const place = await newPlace('PostgreSQL')
  await storeIn(place)
  const PATH = notingPrograms(`echo "$0 $*" >> ${folder}/calls`)
  const url = new URL(place.settings.DATABASE_URL ?? '')
  url.password = 'geheim%40'
  const settings = { ...place.settings, DATABASE_URL: url.href, PATH }
  script('backup.sh', settings, path.join(folder, 'copies'))
  const [file = ''] = readdirSync(path.join(folder, 'copies')).filter((name) => name.endsWith('.dump'))
  script('restore.sh', settings, path.join(folder, 'copies', file))
  const calls = readFileSync(path.join(folder, 'calls'), 'utf8')
  expect(calls.match(/pg_dump|pg_restore/g)).toEqual(expect.arrayContaining(['pg_dump', 'pg_restore']))
  expect(calls).toContain('--dbname=postgres')
  expect(calls).not.toContain('geheim')
})

test('a password missing in DATABASE_URL comes from PGPASSWORD, also in a drill', async () => {
  const place = await newPlace('PostgreSQL')
  await storeIn(place)
  const PATH = notingPrograms(`echo "$PGPASSWORD" >> ${folder}/passwords`)
  const settings = { ...place.settings, PGPASSWORD: 'geheim@', PATH }
  const copies = path.join(folder, 'copies')
  script('backup.sh', settings, copies)
  rmSync(path.join(folder, 'passwords'))
  const drill = execFileSync(process.execPath, ['dist/inquiries.js', 'drill', copies], {
    env: settings,
    encoding: 'utf8',
  })
  expect(drill).toContain('can be restored: 1 inquiry')
  expect(readFileSync(path.join(folder, 'passwords'), 'utf8')).toBe('geheim@\n')
})

describe('a restore whose erasures fail', () => {
  /** Erases whoever is in the backup, so that the database holds nobody. @returns the backup */
  async function eraseAfterBackup(place: Place): Promise<string> {
    await storeIn(place)
    script('backup.sh', place.settings, folder)
    expect(place.run('erase', 'ada@example.org').status).toBe(0)
    const [name = 'none'] = readdirSync(folder).filter((file) => file.startsWith('inquiries-'))
    return path.join(folder, name)
  }

  test('SQLite: brings nobody back', async () => {
    const place = await newPlace('SQLite')
    const file = await eraseAfterBackup(place)
    // Cannot be read.
    mkdirSync(path.join(folder, 'erasures'))
    expect(() => script('restore.sh', place.settings, file)).toThrow('EISDIR')
    expect(listed(place)).toEqual([])
    expect(readdirSync(place.settings.DATA_DIR).filter((name) => name.startsWith('before-restore'))).toEqual(
      [],
    )
  })

  test('PostgreSQL: brings nobody back if its folder cannot be written', async () => {
    const place = await newPlace('PostgreSQL')
    const file = await eraseAfterBackup(place)
    expect(() => script('restore.sh', { ...place.settings, DATA_DIR: '/proc/none' }, file)).toThrow(
      '/proc/none',
    )
    expect(listed(place)).toEqual([])
  })

  test('PostgreSQL: says what to do before the site is started if they fail in the end', async () => {
    const place = await newPlace('PostgreSQL')
    const file = await eraseAfterBackup(place)
    const PATH = notingPrograms(`mkdir ${folder}/erasures`)
    expect(() => script('restore.sh', { ...place.settings, PATH }, file)).toThrow(
      /those erased since are in it again: .* BEFORE systemctl start site/,
    )
    rmSync(path.join(folder, 'erasures'), { recursive: true })
    script('restore.sh', place.settings, file)
    expect(listed(place)).toEqual([])
  })
})

describe('SQLite', () => {
  let place: Place
  beforeEach(async () => {
    place = await newPlace('SQLite')
  })

  test('an unreadable database is reported in one line; erasures are copied all the same', () => {
    const data = place.settings.DATA_DIR
    writeFileSync(path.join(data, 'inquiries.sqlite'), 'notes'.repeat(2000))
    const erasure = `${new Date().toISOString()} salt hash\n`
    writeFileSync(path.join(data, 'erasures'), erasure)
    const { status, stderr } = spawnSync(path.resolve('dist/deploy/backup.sh'), [folder], {
      env: { PATH: env.PATH, ...place.settings },
      encoding: 'utf8',
    })
    expect([status, stderr]).toEqual([1, 'It could not be done: file is not a database\n'])
    expect(readFileSync(path.join(folder, 'erasures'), 'utf8')).toBe(erasure)
  })

  test('a restore sets aside what it replaces, without what senders were counted by', async () => {
    const id = await storeIn(place)
    script('backup.sh', place.settings, folder)
    await storeIn(place)
    script('restore.sh', place.settings, path.join(folder, readdirSync(folder)[0] ?? ''))
    expect(listed(place)).toEqual([id])
    const data = place.settings.DATA_DIR
    const [kept = ''] = readdirSync(data).filter((name) => name.startsWith('before-restore-'))
    expect(listed({ run: commandOn({ DATA_DIR: path.join(data, kept) }) })).toHaveLength(2)
    const aside = new Database(path.join(data, kept, 'inquiries.sqlite'))
    expect(aside.prepare('select key from limits union select salt from salts').all()).toEqual([])
    aside.close()
  })

  test.each<[string, (file: string) => unknown, RegExp]>([
    ['damaged', (file) => writeFileSync(file, 'this is no database'), /is not a backup of inquiries/],
    [
      'of another program that has a table of that name',
      (file) => {
        const other = new Database(file)
        other.exec('create table inquiries (id integer primary key)')
        other.close()
      },
      /is not a backup of inquiries/,
    ],
    ['one that cannot be read, as by root alone', () => undefined, /cannot be read \(ENOENT/],
  ])('rejects a file that is %s, and keeps the database', async (_, write, reason) => {
    const id = await storeIn(place)
    const file = path.join(folder, 'copy.sqlite')
    write(file)
    expect(() => script('restore.sh', place.settings, file)).toThrow(
      new RegExp(`copy\\.sqlite ${reason.source}`),
    )
    expect(listed(place)).toEqual([id])
  })

  test('keeps the database if the disk has no room for the copy', async () => {
    const ids = [await storeIn(place), await storeIn(place)]
    script('backup.sh', place.settings, folder)
    const [file = ''] = readdirSync(folder)
    const { status, stderr } = withoutRoom('restore.sh', place, path.join(folder, file))
    expect([status, stderr]).toEqual([expect.any(Number), expect.stringMatching(/size limit|too large/i)])
    expect(listed(place).sort()).toEqual(ids.sort())
    expect(readdirSync(place.settings.DATA_DIR).filter((name) => !/sqlite(-wal|-shm)?$/.test(name))).toEqual(
      [],
    )
  })

  test.each(['0', '1', 'foo', ' ', '-1', '1000', '07'])(
    'KEEP_DAYS=%j is rejected, and every backup stays, however old',
    (days) => {
      const old = path.join(folder, 'inquiries-20260101T000000Z.sqlite')
      writeFileSync(old, '')
      utimesSync(old, 0, 0)
      const { status, stderr } = spawnSync(path.resolve('dist/deploy/backup.sh'), [folder], {
        env: { PATH: env.PATH, ...place.settings, KEEP_DAYS: days },
        encoding: 'utf8',
      })
      expect([status, stderr]).toEqual([1, expect.stringContaining(`KEEP_DAYS is "${days}"`)])
      expect(readdirSync(folder)).toEqual([path.basename(old)])
    },
  )

  test('files set aside by a restore belong to the owner of the folder, who has to delete them', async () => {
    await storeIn(place)
    script('backup.sh', place.settings, folder)
    const data = place.settings.DATA_DIR
    // Only root can change the owner of a folder.
    if (getuid?.() === 0) chownSync(data, 65534, 65534)
    script('restore.sh', place.settings, path.join(folder, readdirSync(folder)[0] ?? ''))
    const owners = readdirSync(data).map((name) => [name, statSync(path.join(data, name)).uid] as const)
    expect(owners.map(([name]) => name)).toEqual([
      expect.stringMatching(/^before-restore-/),
      'inquiries.sqlite',
    ])
    for (const [name, owner] of owners) expect([name, owner]).toEqual([name, statSync(data).uid])
  })

  test('files set aside by a restore expire after as many days, even if no backup can be made', () => {
    const data = place.settings.DATA_DIR
    const then = Date.now() / 1000 - 31 * 24 * 60 * 60
    const places = temporaryFolder()
    const [kept, copy] = [
      path.join(data, 'before-restore-20260101T000000Z'),
      path.join(folder, 'inquiries-20260101T000000Z.sqlite'),
    ]
    mkdirSync(kept)
    writeFileSync(copy, '')
    for (const old of [kept, copy]) utimesSync(old, then, then)
    // As systemd sets up dynamic users: /var/lib/site links to /var/lib/private/site.
    const [dataLink, copiesLink] = [path.join(places, 'data'), path.join(places, 'copies')]
    symlinkSync(data, dataLink)
    symlinkSync(folder, copiesLink)
    expect(() => script('backup.sh', { DATA_DIR: dataLink }, copiesLink)).toThrow('there is no database at')
    expect([readdirSync(data), readdirSync(folder)]).toEqual([[], []])
  })

  test('an option that does not exist is not taken for the name of a backup', () => {
    const { status, stderr } = spawnSync(execPath, [path.resolve('dist/backup.js'), '--help'], {
      cwd: folder,
      env: { PATH: env.PATH, ...place.settings },
      encoding: 'utf8',
    })
    expect([status, stderr]).toEqual([1, expect.stringContaining('node backup.js FILE')])
    expect(readdirSync(folder)).toEqual([])
  })

  test('no backup is older than 30 days a day later, so that it does not outlive what it holds', async () => {
    await storeIn(place)
    const day = 24 * 60 * 60
    for (const [name, days] of [
      ['inquiries-20260101T000000Z.sqlite', 29],
      ['inquiries-20260120T000000Z.sqlite', 28],
    ] as const) {
      const file = path.join(folder, name)
      writeFileSync(file, '')
      const then = Date.now() / 1000 - days * day
      utimesSync(file, then, then)
    }
    script('backup.sh', place.settings, folder)
    expect(readdirSync(folder)).not.toContain('inquiries-20260101T000000Z.sqlite')
    expect(readdirSync(folder)).toContain('inquiries-20260120T000000Z.sqlite')
    expect(readdirSync(folder)).toHaveLength(2)
  })
})
