import { createWriteStream, existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { pid, stdout } from 'node:process'
import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { domainToASCII } from 'node:url'
import { parseArgs } from 'node:util'
import type { Kysely } from 'kysely'
import { retentionMonths } from '../../contact/retention'
import { validateInquiry } from '../../contact/validate-inquiry'
import { clockIsPlausible, lastSeen, noteTime } from '../clock-guard'
import { connect } from '../database'
import { eraseInquiries, sentBy } from '../erase-inquiries'
import { addErasures, erasuresName, noteErasure, pruneErasures, replayErasures } from '../erasures'
import { exportFormats, exportInquiries, jsonList, safeJson } from '../export-inquiries'
import { countFailedDigests, findInquiry, listInquiries, NotFound } from '../find-inquiries'
import { messageOf } from '../log'
import { sendAgain } from '../outbox'
import { overwriteDeleted } from '../overwrite-deleted'
import { purgeExpired } from '../purge'
import { releaseInquiry } from '../release-inquiry'
import { restrictInquiry } from '../restrict-inquiry'
import { databaseUrl, dataFolder, dataPath, SettingError } from '../settings'
import type { Tables } from '../tables'
import { drill } from './drill'
import { existingDatabase } from './existing-database'
import { details, pluralize, table } from './print'
import { statusScreen } from './status-screen'

const usage = `What came in through the contact form.

  status                              the state of the form; exits with 0 if all is well, 1 if somebody should look, 2 if mail does not leave or messages are refused
  list [--held | --failed] [--json]   all inquiries; those that look like spam; those whose mail has failed for good
  show ID [--json]                    one inquiry: its message, and what became of its mail
  release ID                          accepts a held inquiry and sends its mail
  retry [ID]                          sends failed and waiting mail now: of one inquiry, or of all
  export --format json|csv [--email ADDRESS] [--out FILE]
                                      all inquiries, or those of the person with this email address
  rectify ID [--name NAME] [--email ADDRESS] [--message TEXT]
  restrict ID [--lift]                keeps an inquiry beyond its time and sends no mail about it, until that is lifted
  erase ADDRESS                       deletes everything that the person with this email address sent
  replay FILE                         repeats the erasures made since a backup; restore.sh runs it
  purge [--clock-is-right]            deletes what has been kept for ${retentionMonths} months; the server also does so by itself
  drill [FOLDER]                      restores the newest backup beside the database, and compares the two

ID may be the beginning of an id. Settings are those of the server: DATA_DIR, DATABASE_URL.`

/**
 * Reads an email address as browsers send it, whatever the case: with the domain in ASCII.
 *
 * @throws {UsageError}
 */
function readAddress(given: string): string {
  const [, local, domain] = /^([^\s<>]+)@([^\s<>@]+)$/.exec(given.trim()) ?? []
  if (!local || !domain) throw new UsageError(`"${given}" is not an email address.`)
  return `${local}@${domainToASCII(domain) || domain}`.toLowerCase()
}

/** The command line is invalid; the message says how. */
class UsageError extends Error {
  override name = 'UsageError'
}

/** The command was only done in part; the message says what is left. */
class Unfinished extends Error {
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
type Arguments = {
  words: string[]
  flags: Flags
  /** How long to wait for readers, in milliseconds, if not as usual. */
  patience: number | undefined
}
/** The output, whole or in pieces, and an exit code if not 0. */
type Result = string | AsyncIterable<string> | { text: string; code: number }
type Command = {
  /** The minimum and maximum number of arguments; none if absent. */
  takes?: readonly [number, number]
  flags?: readonly (keyof Flags)[]
  /** The exit code of a failure, if not 1. */
  failure?: number
  run: (database: Kysely<Tables>, given: Arguments) => Promise<Result>
}

const inquiries = (number: number) => pluralize(number, 'inquiry', 'inquiries')

/** @throws {Unfinished} if the text of deleted rows is still in the database's files */
async function overwrite(
  database: Kysely<Tables>,
  done: string,
  { patience }: Pick<Arguments, 'patience'>,
): Promise<void> {
  if (!(await overwriteDeleted(database, patience)))
    throw new Unfinished(
      `${done} But another program reads the database, and their text is still in its files. Run the command again.`,
    )
}

const commands: Record<string, Command> = {
  status: {
    failure: 2,
    run: (database) => statusScreen(database),
  },
  list: {
    flags: ['held', 'failed', 'json'],
    run: async (database, { flags }) => {
      if (flags.held && flags.failed) throw new UsageError('Give --held or --failed, not both.')
      const found = listInquiries(database, flags.held ? 'held' : flags.failed ? 'failed' : 'all')
      if (flags.json) return jsonList(found)
      return flags.failed ? withDigests(database, table(found)) : table(found)
    },
  },
  show: {
    takes: [1, 1],
    flags: ['json'],
    run: async (database, { words: [id = ''], flags }) => {
      const inquiry = await findInquiry(database, id)
      return flags.json ? safeJson(inquiry) : details(inquiry)
    },
  },
  release: {
    takes: [1, 1],
    run: async (database, { words: [given = ''] }) => {
      const { id } = await findInquiry(database, given)
      return (await releaseInquiry(database, id))
        ? `${id} is accepted; its mail waits in the outbox, and the server sends it.`
        : `${id} was not held; nothing has changed.`
    },
  },
  retry: {
    takes: [0, 1],
    run: async (database, { words: [given] }) => {
      const id = given === undefined ? undefined : (await findInquiry(database, given)).id
      const { failed, waiting } = await sendAgain(database, new Date().toISOString(), id)
      return `${pluralize(failed, 'failed mail')} will be sent again by the server, and ${pluralize(waiting, 'waiting mail')} now.`
    },
  },
  export: {
    flags: ['format', 'email', 'out'],
    run: async (database, { flags: { format, email, out } }) => {
      const known = exportFormats.find((name) => name === format)
      if (!known) throw new UsageError('Give --format json or --format csv.')
      const person = email === undefined ? undefined : readAddress(email)
      let count = 0
      async function* counted() {
        for await (const page of listInquiries(database)) {
          const theirs = page.filter((inquiry) => !person || readAddress(inquiry.email) === person)
          count += theirs.length
          yield theirs
        }
      }
      const pieces = exportInquiries(counted(), known)
      if (out === undefined) return pieces
      await writeNewFile(out, pieces)
      return `${inquiries(count)} written to ${out}.`
    },
  },
  rectify: {
    takes: [1, 1],
    flags: ['name', 'email', 'message'],
    run: async (database, given) => {
      const {
        words: [beginning = ''],
        flags,
      } = given
      if (Object.keys(flags).length === 0) throw new UsageError('Give --name, --email or --message.')
      const { id } = await findInquiry(database, beginning)
      // The other fields are not judged: a service may be gone since, or a field new.
      const checked = validateInquiry(flags)
      const errors = 'errors' in checked ? Object.keys(checked.errors) : []
      const wrong = errors.filter((field) => Object.hasOwn(flags, field))
      if (wrong.length > 0) throw new UsageError(`Not valid: ${wrong.join(', ')}.`)
      await database
        .updateTable('inquiries')
        .set({
          name: flags.name?.trim(),
          email: flags.email && readAddress(flags.email),
          message: flags.message?.trim(),
        })
        .where('id', '=', id)
        .execute()
      await overwrite(database, `${id} is rectified.`, given)
      return `${id} is rectified. Mail that has left says what it said.`
    },
  },
  restrict: {
    takes: [1, 1],
    flags: ['lift'],
    run: async (database, { words: [given = ''], flags: { lift = false } }) => {
      const { id } = await findInquiry(database, given)
      if (!(await restrictInquiry(database, id, lift))) return `${id}: nothing has changed.`
      return lift
        ? `${id} may be used again; its mail leaves, and it is deleted when its time is over.`
        : `${id} is restricted: it is kept until you lift that, and no mail about it leaves.`
    },
  },
  erase: {
    takes: [1, 1],
    run: async (database, given) => {
      const email = readAddress(given.words[0] ?? '')
      // Before deleting, so that an erasure that fails later is repeated.
      const theirs = sentBy(database, email)
      const ids = (await theirs.execute()).map(({ id }) => id)
      noteErasure(email, ids)
      const { inquiries: number, mails } = await eraseInquiries(database, theirs)
      const erased = `${inquiries(number)}, ${pluralize(mails, 'mail')}.`
      await overwrite(database, `Deleted: ${erased}`, given)
      const unknown = number === 0 ? ` None is from ${email} now: list shows who has written.` : ''
      const kept = readdirSync(dataPath())
        .filter((name) => name.startsWith('before-restore-'))
        .map((name) => ` So is ${path.join(dataPath(), name)}, from before a restore.`)
      return `Erased: ${erased}${unknown} Copies in mailboxes and backups are yours to erase.${kept.join('')}`
    },
  },
  replay: {
    takes: [1, 1],
    run: async (database, given) => {
      const [file = ''] = given.words
      const own = path.join(dataFolder(), erasuresName)
      if (!existsSync(file) && !existsSync(own))
        console.error(
          `Neither ${file} nor a file of that name in DATA_DIR exists: whoever was erased since the backup, erase again.`,
        )
      addErasures(file)
      const erased = await replayErasures(database, own)
      await overwrite(database, `Deleted again: ${inquiries(erased)}.`, given)
      return `Erased again: ${inquiries(erased)}.`
    },
  },
  purge: {
    flags: ['clock-is-right'],
    run: async (database, given) => {
      const now = new Date()
      if (!given.flags['clock-is-right'] && !(await clockIsPlausible(database, now)))
        throw new Unfinished(
          `Nothing is deleted: it is ${now.toISOString()} now, and was ${await lastSeen(database)} before. If the clock is right, run: purge --clock-is-right`,
        )
      const deleted = `${inquiries(await purgeExpired(database, now))} kept for ${pluralize(retentionMonths, 'month')}.`
      pruneErasures(now)
      await noteTime(database, now)
      await overwrite(database, `Deleted: ${deleted}`, given)
      return `Deleted: ${deleted}`
    },
  },
  drill: {
    takes: [0, 1],
    run: (database, { words: [folder = '/var/lib/site-backups'] }) => drill(database, folder),
  },
}

/**
 * Writes personal data to a file that only its owner can read: whole or not at all, and never over another.
 *
 * @throws {SettingError} if the file exists
 */
async function writeNewFile(file: string, pieces: AsyncIterable<string>): Promise<void> {
  if (existsSync(file)) throw new SettingError(`${file} exists already: name another file.`)
  const unfinished = `${file}.${pid}.part`
  try {
    await pipeline(Readable.from(pieces), createWriteStream(unfinished, { flags: 'wx', mode: 0o600 }))
    renameSync(unfinished, file)
  } finally {
    rmSync(unfinished, { force: true })
  }
}

async function* withDigests(database: Kysely<Tables>, lines: AsyncIterable<string>): AsyncGenerator<string> {
  yield* lines
  const digests = await countFailedDigests(database)
  if (digests > 0)
    yield `${pluralize(digests, 'mail')} about held inquiries failed too: "list --held" shows those, "retry" sends it.\n`
}

/** @throws {UsageError} if the arguments are no command */
function read(words: string[]): { command: Command; given: Pick<Arguments, 'words' | 'flags'> } {
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

const isUsage = (error: unknown): error is Error =>
  error instanceof UsageError ||
  (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))

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
    const { command, given } = read(words)
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
      console.error(`${error.message}\n\n${usage}`)
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
