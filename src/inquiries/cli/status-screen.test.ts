import fs from 'node:fs'
import { env } from 'node:process'
import { openMigrated } from '../../../tests/inquiries/databases'
import { cleanUp } from '../../../tests/support/cleanup'
import { temporaryFolder } from '../../../tests/support/temporary-folder'
import { statusScreen } from './status-screen'

afterEach(async () => {
  jest.restoreAllMocks()
  await cleanUp()
})

test.each([
  ['full', 0, 2, 'messages are refused: the disk is full'],
  ['nearly full', 300, 1, 'the disk is nearly full'],
  ['half full', 5000, 0, 'all is well'],
] as const)('of a disk that is %s', async (_, bavail, code, state) => {
  env.DATA_DIR = temporaryFolder()
  const database = await openMigrated('SQLite')
  const disk = fs.statfsSync(env.DATA_DIR)
  jest.spyOn(fs, 'statfsSync').mockReturnValue({ ...disk, bsize: 4096, blocks: 10_000, bavail })
  const status = await statusScreen(database)
  expect(status.code).toBe(code)
  expect(status.text).toMatch(new RegExp(`^state +${state}$`, 'm'))
})
