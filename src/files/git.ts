import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { cwd, env } from 'node:process'

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

/**
 * Returns the commit of the sources and whether they differ from it. Outside a git repository, as in the container's
 * build, it is SOURCE_COMMIT, if that is set.
 */
export function sourceCommit(): { commit: string | undefined; changed: boolean } {
  const commit = git('rev-parse', 'HEAD')?.trim()
  if (commit) return { commit, changed: git('status', '--porcelain') !== '' }
  return { commit: env.SOURCE_COMMIT || undefined, changed: false }
}
