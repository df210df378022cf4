import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { cwd } from 'node:process'

/** Runs git. @returns what it prints @throws with `stderr` if it fails */
export const runGit = (...args: readonly string[]): string =>
  execFileSync('git', args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 64 * 1024 * 1024,
  })

/** Returns whether a folder is in a repository, by looking for it: starting git takes longer than most checks. */
const inRepository = (folder = cwd()): boolean =>
  existsSync(path.join(folder, '.git')) ||
  (folder !== path.dirname(folder) && inRepository(path.dirname(folder)))

/**
 * Runs git.
 * @returns what it prints; undefined if it fails, as it does without git and outside a repository
 */
export function git(...args: readonly string[]): string | undefined {
  if (!inRepository()) return undefined
  try {
    return runGit(...args)
  } catch {
    return undefined
  }
}

/** Returns the commit of the sources, undefined outside a git repository, and whether they differ from it. */
export const sourceCommit = () => ({
  commit: git('rev-parse', 'HEAD')?.trim(),
  changed: git('status', '--porcelain') !== '',
})
