import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { env } from 'node:process'
import Database from 'libsql'
import { row, stored } from '../../tests/inquiries/databases'
import { temporaryFolder } from '../../tests/support/temporary-folder'
import { closeDatabase, database } from './database'
import { SettingError } from './settings'
import { sqliteFile } from './sqlite'

let folder: string

beforeEach(() => {
  folder = temporaryFolder()
  env.DATA_DIR = path.join(folder, 'data')
})
afterEach(closeDatabase)

const rows = async () => (await database()).selectFrom('inquiries').selectAll().execute()

test('concurrent callers get the same database', async () => {
  const opened = await Promise.all(Array.from({ length: 20 }, () => database()))
  expect(new Set(opened).size).toBe(1)
})

test('stored data survives closing and reopening, also after a statement that failed', async () => {
  const again = async () => (await database()).insertInto('inquiries').values(row).execute()
  await again()
  await expect(again()).rejects.toThrow(/UNIQUE/)
  await (await database()).updateTable('inquiries').set({ state: 'held' }).execute()
  await closeDatabase()
  await expect(rows()).resolves.toEqual([{ ...stored, state: 'held' }])
})

test('opening deletes nothing: at startup the clock may be wrong', async () => {
  const due = { ...row, received_at: '2020-01-01T00:00:00.000Z' }
  await (await database()).insertInto('inquiries').values(due).execute()
  await closeDatabase()
  await expect(rows()).resolves.toEqual([{ ...stored, ...due }])
})

test('a closed database accepts nothing more', async () => {
  const closed = await database()
  await closeDatabase()
  await expect(closed.insertInto('inquiries').values(row).execute()).rejects.toThrow()
  await expect(rows()).resolves.toEqual([])
})

describe('closing a database in use: libsql must not end the process, which serves every page', () => {
  test('a query that waits for its turn fails', async () => {
    const closed = await database()
    const failed: Promise<void>[] = []
    await closed.connection().execute(async () => {
      failed.push(expect(closed.selectFrom('inquiries').execute()).rejects.toThrow('is not open'))
      await new Promise(setImmediate)
      await closeDatabase()
    })
    await Promise.all(failed)
  })

  test('a transaction fails, stores nothing, and locks the file no longer', async () => {
    const closed = await database()
    const change = closed.transaction().execute(async (transaction) => {
      await transaction.insertInto('inquiries').values(row).execute()
      await closeDatabase()
      // At once: garbage collection would release the lock later.
      const other = new Database(sqliteFile(path.join(folder, 'data')))
      expect(() => other.exec('begin immediate')).not.toThrow()
      other.close()
      await transaction.insertInto('inquiries').values(row).execute()
    })
    await expect(change).rejects.toThrow('is not open')
    await expect(rows()).resolves.toEqual([])
  })
})

test('closing a database that was never opened does nothing', async () => {
  await expect(closeDatabase()).resolves.toBeUndefined()
})

test('closing after a failed opening does nothing', async () => {
  writeFileSync(path.join(folder, 'data'), '')
  const opening = database()
  await expect(closeDatabase()).resolves.toBeUndefined()
  await expect(opening).rejects.toThrow(SettingError)
})

test('a file deleted under a running server is recreated, so that no data goes to the deleted one', async () => {
  await (await database()).insertInto('inquiries').values(row).execute()
  rmSync(path.join(folder, 'data'), { recursive: true })
  await (await database()).insertInto('inquiries').values(row).execute()
  await closeDatabase()
  await expect(rows()).resolves.toEqual([stored])
})
