/** Plain JavaScript: it runs before packages are installed. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const home = path.resolve(import.meta.dirname, '../..')

/**
 * Installs the packages of a folder of the project, unless its lockfile is unchanged since the last installation. Exits
 * on failure.
 */
export function installPackages(folder) {
  const place = path.join(home, folder)
  const stamp = path.join(place, 'node_modules/.installed-from')
  const wanted = readFileSync(path.join(place, 'package-lock.json'), 'utf8')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.log(`Installing what ${folder === '.' ? 'the project' : `${folder}/`} needs (npm ci) …`)
  const { status } = spawnSync(
    'npm',
    ['ci', '--no-audit', '--no-fund', '--no-progress', '--loglevel=error'],
    { stdio: 'inherit', cwd: place, shell: process.platform === 'win32' },
  )
  if (status !== 0) process.exit(status ?? 1)
  writeFileSync(stamp, wanted)
}
