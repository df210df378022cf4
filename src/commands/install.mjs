/**
 * Installs what is missing, so that every command works alone on a fresh clone. Plain JavaScript: it runs before
 * anything is installed.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const home = path.resolve(import.meta.dirname, '../..')
const stamp = path.join(home, 'node_modules/.installed-from')
const wanted = readFileSync(path.join(home, 'package-lock.json'), 'utf8')

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  console.log('Installing what the project needs (npm ci) …')
  const { status } = spawnSync(
    'npm',
    ['ci', '--no-audit', '--no-fund', '--no-progress', '--loglevel=error'],
    {
      stdio: 'inherit',
      cwd: home,
      shell: process.platform === 'win32',
    },
  )
  if (status !== 0) process.exit(status ?? 1)
  writeFileSync(stamp, wanted)
}
