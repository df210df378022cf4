import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** An article or a file of copy is far smaller; git's answer is cut off above. */
const maxBuffer = 64 * 1024 * 1024

const git = async (...args: string[]): Promise<string> => (await run('git', args, { maxBuffer })).stdout

/**
 * The versions of a file that git keeps, newest first.
 * @param file path below the working folder
 * @returns their texts, each read when it is asked for; none where there is no git, or a shallow clone without history
 */
export async function* versionsOf(file: string): AsyncGenerator<string> {
  const commits = await git('log', '--format=%H', '--', file).catch(() => '')
  for (const commit of commits.split('\n').filter(Boolean)) {
    // A commit that took the file away has no text to show.
    const text = await git('show', `${commit}:./${file}`).catch(() => undefined)
    if (text !== undefined) yield text
  }
}
