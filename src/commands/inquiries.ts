/** `npm run inquiries -- …`, beside `dist/` `node inquiries.js …`: what came in through the form (docs/inquiries.md). */
import { writeFileSync } from 'node:fs'
import { argv, umask } from 'node:process'
import { parseArgs } from 'node:util'
import type { Kysely } from 'kysely'
import { retentionMonths } from '../contact/retention'
import { connect } from '../inquiries/database'
import { erasePerson } from '../inquiries/erase-person'
import { exportFormats, exportInquiries, safeJson } from '../inquiries/export-inquiries'
import { countFailedDigests, findInquiry, listInquiries, NotFound } from '../inquiries/find-inquiries'
import { replayFailed } from '../inquiries/outbox'
import { purgeExpired } from '../inquiries/purge'
import { releaseInquiry } from '../inquiries/release-inquiry'
import { databaseUrl, SettingError } from '../inquiries/settings'
import { forgetDeleted } from '../inquiries/sqlite'
import type { Tables } from '../inquiries/tables'
import { existingDatabase } from './inquiries/existing-database'
import { details, table } from './inquiries/print'

const usage = `What came in through the contact form.

  list [--held | --failed] [--json]   all; those that look like spam; those whose mail has failed for good
  show ID [--json]                    one, with its message and what became of its mail
  release ID                          accepts one that was held, and sends its mail
  retry [ID]                          sends failed mails again: of one inquiry, or all
  export --format json|csv [--out FILE]
  erase ADDRESS                       everything that the person with this mail address sent
  purge                               what has been kept for ${retentionMonths} months, which the server also does hourly

ID may be the beginning of an id. Settings are those of the server: DATA_DIR, DATABASE_URL.`

/** The command was written wrongly; the message says how. */
class UsageError extends Error {
  override name = 'UsageError'
}

type Arguments = { words: string[]; flags: Flags }
type Flags = { held?: boolean; failed?: boolean; json?: boolean; format?: string; out?: string }
type Command = {
  /** How many words it takes: at least, at most. */
  takes: readonly [number, number]
  flags: readonly (keyof Flags)[]
  run: (database: Kysely<Tables>, given: Arguments) => Promise<string>
}

const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`
const inquiries = (number: number) => count(number, 'inquiry', 'inquiries')

const commands: Record<string, Command> = {
  list: {
    takes: [0, 0],
    flags: ['held', 'failed', 'json'],
    run: async (database, { flags }) => {
      if (flags.held && flags.failed) throw new UsageError('Give --held or --failed, not both.')
      const found = await listInquiries(database, flags.held ? 'held' : flags.failed ? 'failed' : 'all')
      if (flags.json) return safeJson(found)
      const digests = flags.failed ? await countFailedDigests(database) : 0
      return [
        found.length > 0 ? `${table(found)}\n${inquiries(found.length)}` : 'None.',
        ...(digests > 0
          ? [
              `${count(digests, 'mail')} about held inquiries failed too: "list --held" shows those, "retry" sends it.`,
            ]
          : []),
      ].join('\n')
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
    flags: [],
    run: async (database, { words: [given = ''] }) => {
      const { id } = await findInquiry(database, given)
      return (await releaseInquiry(database, id))
        ? `${id} is accepted; its mail waits in the outbox, and the server sends it.`
        : `${id} was not held; nothing has changed.`
    },
  },
  retry: {
    takes: [0, 1],
    flags: [],
    run: async (database, { words: [given] }) => {
      const id = given === undefined ? undefined : (await findInquiry(database, given)).id
      const replayed = await replayFailed(database, new Date().toISOString(), id)
      return `${count(replayed, 'failed mail')} will be sent again by the server.`
    },
  },
  export: {
    takes: [0, 0],
    flags: ['format', 'out'],
    run: async (database, { flags: { format, out } }) => {
      const known = exportFormats.find((name) => name === format)
      if (!known) throw new UsageError('Give --format json or --format csv.')
      const found = await listInquiries(database)
      const text = exportInquiries(found, known)
      if (out === undefined) return text.trimEnd()
      // Personal data: for its owner's eyes; and a file that is there is never overwritten.
      writeFileSync(out, text, { flag: 'wx', mode: 0o600 })
      return `${inquiries(found.length)} written to ${out}.`
    },
  },
  erase: {
    takes: [1, 1],
    flags: [],
    run: async (database, { words: [email = ''] }) => {
      if (!email.includes('@')) throw new UsageError(`"${email}" is no mail address.`)
      const erased = await erasePerson(database, email)
      if (!databaseUrl()) await forgetDeleted(database)
      return `Erased: ${inquiries(erased.inquiries)}, ${count(erased.mails, 'mail')}. Copies in mailboxes and backups are yours to erase.`
    },
  },
  purge: {
    takes: [0, 0],
    flags: [],
    run: async (database) => {
      const purged = await purgeExpired(database)
      if (!databaseUrl()) await forgetDeleted(database)
      return `Deleted: ${inquiries(purged)} kept for ${count(retentionMonths, 'month')}.`
    },
  },
}

/** @throws {UsageError} where the words make no command */
function read(words: string[]): { command: Command; given: Arguments } {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      held: { type: 'boolean' },
      failed: { type: 'boolean' },
      json: { type: 'boolean' },
      format: { type: 'string' },
      out: { type: 'string' },
    },
  })
  const [name = '', ...rest] = positionals
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new UsageError(name === '' ? 'Say what to do.' : `There is no command "${name}".`)
  const [least, most] = command.takes
  if (rest.length < least) throw new UsageError(`${name} needs one more word.`)
  if (rest.length > most) throw new UsageError(`${name} does not take "${rest[most]}".`)
  const strange = Object.keys(values).find((flag) => !command.flags.some((known) => known === flag))
  if (strange) throw new UsageError(`${name} does not take --${strange}.`)
  return { command, given: { words: rest, flags: values } }
}

const isUsage = (error: unknown): error is Error =>
  error instanceof UsageError ||
  (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))

/** @returns the exit code: 0, or 1 where it could not be done, or 2 where the command was written wrongly */
async function main(words: string[]): Promise<number> {
  if (words.length === 0 || words.includes('--help')) {
    console.log(usage)
    return words.length === 0 ? 2 : 0
  }
  try {
    const { command, given } = read(words)
    if (!databaseUrl()) existingDatabase()
    const { database } = await connect()
    try {
      console.log(await command.run(database, given))
      return 0
    } finally {
      await database.destroy()
    }
  } catch (error) {
    if (isUsage(error)) {
      console.error(`${error.message}\n\n${usage}`)
      return 2
    }
    const known = error instanceof NotFound || error instanceof SettingError
    console.error(
      known
        ? error.message
        : `It could not be done: ${error instanceof Error ? error.message : String(error)}`,
    )
    return 1
  }
}

umask(0o077)
main(argv.slice(2)).then((code) => {
  process.exitCode = code
})
