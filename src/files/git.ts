import { execFileSync } from 'node:child_process'

/**
 * Runs git.
 * @returns what it prints; undefined if it fails, as it does without git and outside a repository
 */
export function git(...args: readonly string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 64 * 1024 * 1024,
    })
  } catch {
    return undefined
  }
}

/** Returns the commit of the sources, undefined outside a git repository, and whether they differ from it. */
export const sourceCommit = () => ({
  commit: git('rev-parse', 'HEAD')?.trim(),
  changed: git('status', '--porcelain') !== '',
})
