/**
 * `npm run reproduce`: builds the current commit twice, from clean clones in folders of different names, and compares
 * the two `dist/` byte by byte; exits with 1 if they differ. Uncommitted changes are not built.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { env, exit } from 'node:process'

/** Of different lengths and depths, to detect paths in the build. */
const places = ['one', 'another/folder of another name']

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()

function buildIn(folder: string, commit: string, epoch: string): string {
  console.log(`\n── ${folder} ──`)
  git('clone', '--quiet', '--no-checkout', '.', folder)
  git('-C', folder, 'checkout', '--quiet', commit)
  execFileSync('npm', ['run', 'build'], {
    cwd: folder,
    stdio: 'inherit',
    env: { ...env, SOURCE_DATE_EPOCH: epoch },
  })
  return path.join(folder, 'dist')
}

/** Compares two folders byte by byte, and prints the files that differ. */
function differ(first: string, second: string): boolean {
  const asTheyAre = ['-c', 'core.autocrlf=false', 'diff', '--no-index', '--no-renames', '--no-ext-diff']
  const { status } = spawnSync('git', [...asTheyAre, '--stat', first, second], { stdio: 'inherit' })
  return status !== 0
}

function main(): number {
  const commit = git('rev-parse', 'HEAD')
  const epoch = git('log', '-1', '--format=%ct', commit)
  const root = mkdtempSync(path.join(tmpdir(), 'site-reproduce-'))
  const [first = '', second = ''] = places.map((place) => buildIn(path.join(root, place), commit, epoch))
  if (differ(first, second)) {
    console.error(`Commit ${commit}: the builds differ. Both are kept in ${root}.`)
    return 1
  }
  rmSync(root, { recursive: true, force: true })
  console.log(`Commit ${commit}: both builds are identical, byte by byte.`)
  return 0
}

exit(main())
