import { parseArgs } from 'node:util'
import type { Kysely } from 'kysely'
import type { Tables } from '../tables'

/** The command line is invalid; the message says how. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** The command was only done in part; the message says what is left. */
export class Unfinished extends Error {
  override name = 'Unfinished'
}

const flagTypes = {
  held: { type: 'boolean' },
  failed: { type: 'boolean' },
  json: { type: 'boolean' },
  lift: { type: 'boolean' },
  'clock-is-right': { type: 'boolean' },
  format: { type: 'string' },
  out: { type: 'string' },
  name: { type: 'string' },
  email: { type: 'string' },
  message: { type: 'string' },
} as const
type Flags = ReturnType<typeof parseArgs<{ options: typeof flagTypes }>>['values']
export type Arguments = {
  words: string[]
  flags: Flags
  /** How long to wait for readers, in milliseconds, if not as usual. */
  patience: number | undefined
}
/** The output, whole or in pieces, and an exit code if not 0. */
export type Result = string | AsyncIterable<string> | { text: string; code: number }
export type Command = {
  /** The minimum and maximum number of arguments; none if absent. */
  takes?: readonly [number, number]
  flags?: readonly (keyof Flags)[]
  /** The exit code of a failure, if not 1. */
  failure?: number
  run: (database: Kysely<Tables>, given: Arguments) => Promise<Result>
}

/**
 * Reads a command line.
 *
 * @throws {UsageError | TypeError} if it is not a valid command; `isUsage` recognizes both
 */
export function readCommand(
  words: string[],
  commands: Readonly<Record<string, Command>>,
): { command: Command; given: Pick<Arguments, 'words' | 'flags'> } {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: flagTypes,
  })
  const [name = '', ...rest] = positionals
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new UsageError(name === '' ? 'Name a command.' : `There is no command "${name}".`)
  const [least, most] = command.takes ?? [0, 0]
  if (rest.length < least) throw new UsageError(`${name} needs one more argument.`)
  if (rest.length > most) throw new UsageError(`${name} does not take "${rest[most]}".`)
  const strange = Object.keys(values).find((flag) => !command.flags?.some((known) => known === flag))
  if (strange) throw new UsageError(`${name} does not take --${strange}.`)
  return { command, given: { words: rest, flags: values } }
}

/** Whether an error is about the command line: our own, or one of `parseArgs`. */
export const isUsage = (error: unknown): error is Error =>
  error instanceof UsageError ||
  (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
