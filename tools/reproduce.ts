/**
 * `npm run reproduce`: builds the current commit twice, in clones in folders of different names, and compares the two
 * `dist/` byte by byte; exits with 1 if they differ. In the second clone the commit before is built first, so that its
 * caches are in use. Uncommitted changes are not built.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { env, exit } from 'node:process'

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()

/** Builds commits in a clone, one after the other. @returns what the last has built */
function buildIn(folder: string, commits: readonly string[], epoch: string): string {
  git('clone', '--quiet', '--no-checkout', '.', folder)
  for (const commit of commits) {
    console.log(`\n── ${commit} in ${folder} ──`)
    git('-C', folder, 'checkout', '--quiet', commit)
    execFileSync('npm', ['run', 'build'], {
      cwd: folder,
      stdio: 'inherit',
      env: { ...env, SOURCE_DATE_EPOCH: epoch },
    })
  }
  return path.join(folder, 'dist')
}

/** Compares two folders byte by byte, and prints the files that differ. */
function differ(first: string, second: string): boolean {
  const asTheyAre = ['-c', 'core.autocrlf=false', 'diff', '--no-index', '--no-renames', '--no-ext-diff']
  const { status } = spawnSync('git', [...asTheyAre, '--stat', first, second], { stdio: 'inherit' })
  return status !== 0
}

function main(): number {
  const [commit = '', ...before] = git('rev-list', '--first-parent', '--max-count=2', 'HEAD').split('\n')
  const epoch = git('log', '-1', '--format=%ct', commit)
  const root = mkdtempSync(path.join(tmpdir(), 'site-reproduce-'))
  // Folders of different lengths and depths, to detect paths in the build.
  const first = buildIn(path.join(root, 'one'), [commit], epoch)
  const second = buildIn(path.join(root, 'another/folder of another name'), [...before, commit], epoch)
  if (differ(first, second)) {
    console.error(`Commit ${commit}: the builds differ. Both are kept in ${root}.`)
    return 1
  }
  rmSync(root, { recursive: true, force: true })
  console.log(`Commit ${commit}: both builds are identical, byte by byte.`)
  return 0
}

exit(main())
