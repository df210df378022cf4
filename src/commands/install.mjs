/**
 * Installs what is missing, so that every command works alone on a fresh clone: `install.mjs tools` what benchmarks and the makers
 * of fonts need, too. Plain JavaScript: it runs before anything is installed.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const home = path.resolve(import.meta.dirname, '../..')

for (const folder of ['.', ...process.argv.slice(2)]) {
  const place = path.join(home, folder)
  const stamp = path.join(place, 'node_modules/.installed-from')
  const wanted = readFileSync(path.join(place, 'package-lock.json'), 'utf8')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) continue
  console.log(
    folder === '.'
      ? 'Installing what the project needs (npm ci) …'
      : `Installing what ${folder}/ needs (npm ci) …`,
  )
  const { status } = spawnSync(
    'npm',
    ['ci', '--no-audit', '--no-fund', '--no-progress', '--loglevel=error'],
    {
      stdio: 'inherit',
      cwd: place,
      shell: process.platform === 'win32',
    },
  )
  if (status !== 0) process.exit(status ?? 1)
  writeFileSync(stamp, wanted)
}
