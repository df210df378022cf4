import { sql } from 'kysely'
import { newPlace } from '../../tests/inquiries/databases'
import { cleanUp, onCleanUp } from '../../tests/support/cleanup'
import { openPostgres } from './postgres'

afterEach(cleanUp)

test('options in DATABASE_URL apply, and a commit waits for the disk all the same', async () => {
  const { settings } = await newPlace('PostgreSQL')
  const url = new URL(settings.DATABASE_URL ?? '')
  url.searchParams.set('options', '-c synchronous_commit=off -c work_mem=8MB')
  const database = openPostgres(url.href)
  onCleanUp(() => database.destroy())
  const { rows } =
    await sql`select current_setting('synchronous_commit') as wait, current_setting('work_mem') as memory`.execute(
      database,
    )
  expect(rows).toEqual([{ wait: 'on', memory: '8MB' }])
})
