import { closeSync, openSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pid } from 'node:process'
import { temporaryFolder } from '../../tests/support/temporary-folder'
import { until } from '../../tests/support/until'
import { startWatchdog } from './watchdog'

let folder: string
let opened: number | undefined
let timer: NodeJS.Timeout | undefined
beforeEach(() => {
  folder = temporaryFolder()
})
afterEach(() => {
  clearInterval(timer)
  if (opened !== undefined) closeSync(opened)
  opened = undefined
})

/** Returns systemd's environment for a process that gets this descriptor as "notify", after others. */
const settings = (descriptor: number) => ({
  WATCHDOG_USEC: '30000',
  WATCHDOG_PID: String(pid),
  LISTEN_FDNAMES: [...Array(descriptor - 3).fill('site.socket'), 'notify'].join(':'),
})

test('systemd gets signs of life repeatedly', async () => {
  const file = path.join(folder, 'notify')
  opened = openSync(file, 'w')
  timer = startWatchdog(settings(opened), pid, () => undefined)
  await until(() => readFileSync(file, 'utf8').startsWith('WATCHDOG=1WATCHDOG=1WATCHDOG=1'))
})

test('reports a failure to send one', async () => {
  const errors: Error[] = []
  opened = openSync('/dev/null', 'r')
  timer = startWatchdog(settings(opened), pid, (error) => errors.push(error))
  await until(() => errors.length > 0)
  expect(errors[0]?.message).toContain('EBADF')
})

test.each([
  ['systemd does not ask for it', {}],
  ['systemd asks another process', { ...settings(3), WATCHDOG_PID: '1' }],
  ['systemd passed no socket for it', { ...settings(3), LISTEN_FDNAMES: 'site.socket' }],
])('sends nothing if %s', (_, settings) => {
  timer = startWatchdog(settings, pid, () => undefined)
  expect(timer).toBeUndefined()
})
