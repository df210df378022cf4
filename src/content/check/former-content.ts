import { git } from '../../files/git'

/** The content of the published branch. */
export type FormerContent = {
  /** Paths of the files of articles. */
  articles: readonly string[]
  /** Returns the text of a file; undefined if it does not exist. */
  read: (file: string) => string | undefined
  /** Whether any article has a tag. */
  hasTag: (tag: string) => boolean
}

/**
 * Opens the content of the published branch (that of `origin`, else the local `main`) at its merge base with
 * HEAD.
 * @returns undefined without git, outside a repository, or before the first commit
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
