import { git } from '../../files/git'

/**
 * Yields the versions of a file in git, newest first.
 * @param file path below the working folder
 * @returns their texts, each read on demand; none without git, and only recent ones in a shallow clone
 */
export function* versionsOf(file: string): Generator<string> {
  const commits = git('log', '--format=%H', '--', file) ?? ''
  for (const commit of commits.split('\n').filter(Boolean)) {
    // A commit that deleted the file has no text.
    const text = git('show', `${commit}:./${file}`)
    if (text !== undefined) yield text
  }
}
