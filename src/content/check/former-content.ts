import { execFileSync } from 'node:child_process'

/** The content as it is on the branch that is published. */
export type FormerContent = {
  /** Paths of the files of articles. */
  articles: readonly string[]
  /** @returns the text of a file; undefined where there was none */
  read: (file: string) => string | undefined
  /** Whether an article had a tag. */
  hasTag: (tag: string) => boolean
}

/** @returns undefined where git says that it cannot */
function git(...args: readonly string[]): string | undefined {
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

/**
 * Opens the content of the commit where this work left the published branch, or of the last commit on that branch itself.
 * @returns undefined where git does not know: without it, in a folder of its own, before the first commit
 */
export function openFormerContent(): FormerContent | undefined {
  if (!git('rev-parse', '--verify', 'HEAD')) return undefined
  const published = ['origin/HEAD', 'origin/main', 'main', 'HEAD']
  let commit: string | undefined
  for (const branch of published) commit ??= git('merge-base', branch, 'HEAD')?.trim()
  if (!commit) return undefined
  const listed = git('ls-tree', '-r', '-z', '--name-only', commit, '--', 'content/articles')
  return {
    articles: (listed ?? '').split('\0').filter((file) => file.endsWith('.mdx')),
    read: (file) => git('show', `${commit}:./${file}`),
    hasTag: (tag) => {
      const front = `(^tags:.*[^a-z0-9-]|^ *- *)${tag}([^a-z0-9-]|$)`
      return git('grep', '-q', '-E', front, commit, '--', 'content/articles/*.mdx') !== undefined
    },
  }
}
