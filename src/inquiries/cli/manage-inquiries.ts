import { stdout } from 'node:process'
import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { connect } from '../database'
import { NotFound } from '../find-inquiries'
import { messageOf } from '../log'
import { databaseUrl, SettingError } from '../settings'
import { isUsage, type Result, readCommand, Unfinished } from './command'
import { commands, usage } from './commands'
import { existingDatabase } from './existing-database'

type Options = {
  out?: Writable
  patience?: number
}

/**
 * Runs one of the operator's commands, and writes what it finds to `out`.
 *
 * @param words the command and its arguments
 * @returns the exit code: 0, 1 for a failure, or 2 for an invalid command line
 */
export async function manageInquiries(
  words: string[],
  { out = stdout, patience }: Options = {},
): Promise<number> {
  if (words.length === 0 || words.includes('--help')) {
    await print(usage, out)
    return words.length === 0 ? 2 : 0
  }
  let failure = 1
  try {
    const { command, given } = readCommand(words, commands)
    failure = command.failure ?? 1
    if (!databaseUrl()) existingDatabase()
    const { database } = await connect()
    try {
      return await print(await command.run(database, { ...given, patience }), out)
    } finally {
      await database.destroy()
    }
  } catch (error) {
    if (isUsage(error)) {
      // Last, or the lines of the usage would push it off the screen.
      console.error(`${usage}\n\n${error.message}`)
      return 2
    }
    const known = error instanceof NotFound || error instanceof SettingError || error instanceof Unfinished
    console.error(known ? error.message : `It could not be done: ${messageOf(error)}`)
    return failure
  }
}

async function print(result: Result, out: Writable): Promise<number> {
  const { text, code } = typeof result === 'object' && 'text' in result ? result : { text: result, code: 0 }
  const parts = Readable.from(typeof text === 'string' ? [`${text}\n`] : text)
  await pipeline(parts, out, { end: false }).catch((error: NodeJS.ErrnoException) => {
    // The reader has stopped, as in `list | head`.
    if (error.code !== 'EPIPE') throw error
  })
  return code
}
