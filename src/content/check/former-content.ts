import { git } from '../../files/git'

/** The content of the published branch. */
export type FormerContent = NonNullable<ReturnType<typeof openFormerContent>>

/**
 * Opens the content of the published branch (that of `origin`, else the local `main`) at its merge base with
 * HEAD.
 * @returns undefined without git, outside a repository, or before the first commit
 */
export function openFormerContent() {
  const published = ['origin/HEAD', 'origin/main', 'main', 'HEAD']
  let commit: string | undefined
  for (const branch of published) commit ??= git('merge-base', branch, 'HEAD')?.trim()
  if (!commit) return undefined
  const listed = git('ls-tree', '-r', '-z', '--name-only', commit, '--', 'content/articles')
  /** Paths of the files of articles. */
  const articles: readonly string[] = (listed ?? '').split('\0').filter((file) => file.endsWith('.mdx'))
  return {
    articles,
    /** Returns the text of a file; undefined if it does not exist. */
    read: (file: string) => git('show', `${commit}:./${file}`),
    /** Returns the article files that contain a word. */
    mentioning: (word: string): readonly string[] => {
      const found = git('grep', '-lzwF', '-e', word, commit, '--', 'content/articles') ?? ''
      const names = new Set(found.split('\0').map((name) => name.slice(commit.length + 1)))
      return articles.filter((file) => names.has(file))
    },
  }
}
