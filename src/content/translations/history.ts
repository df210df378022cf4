import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Maximum output of git in bytes; articles and copy are far smaller. */
const maxBuffer = 64 * 1024 * 1024

const git = async (...args: string[]): Promise<string> => (await run('git', args, { maxBuffer })).stdout

/**
 * Yields the versions of a file in git, newest first.
 * @param file path below the working folder
 * @returns their texts, each read on demand; none without git, and only recent ones in a shallow clone
 */
export async function* versionsOf(file: string): AsyncGenerator<string> {
  const commits = await git('log', '--format=%H', '--', file).catch(() => '')
  for (const commit of commits.split('\n').filter(Boolean)) {
    // A commit that deleted the file has no text.
    const text = await git('show', `${commit}:./${file}`).catch(() => undefined)
    if (text !== undefined) yield text
  }
}
