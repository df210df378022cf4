import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { domainToASCII } from 'node:url'
import type { Kysely } from 'kysely'
import { retentionMonths } from '../../contact/retention'
import { validateInquiry } from '../../contact/validate-inquiry'
import { jumpedSince, noteTime } from '../clock-guard'
import { eraseInquiries, sentBy } from '../erase-inquiries'
import { addErasures, erasuresName, noteErasure, pruneErasures, replayErasures } from '../erasures'
import { exportFormats, exportInquiries, jsonList, safeJson } from '../export-inquiries'
import { countFailedDigests, findInquiry, listInquiries, NotFound } from '../find-inquiries'
import { sendAgain } from '../outbox'
import { overwriteDeleted } from '../overwrite-deleted'
import { purgeExpired } from '../purge'
import { releaseInquiry } from '../release-inquiry'
import { restrictInquiry } from '../restrict-inquiry'
import { deleteFormerDays } from '../sender-limits'
import { dataFolder, dataPath } from '../settings'
import type { Tables } from '../tables'
import { type Arguments, type Command, Unfinished, UsageError } from './command'
import { drill } from './drill'
import { details, pluralize, table } from './print'
import { statusScreen } from './status-screen'
import { writeNewFile } from './write-new-file'

export const usage = `What came in through the contact form.

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
  restore FILE                        replaces all by a backup, once the server is stopped: a script, deploy/restore.sh

ID may be the beginning of an id. Settings are those of the server: DATA_DIR, DATABASE_URL.`

/** The operator's commands by name, as `usage` describes them. */
export const commands: Record<string, Command> = {
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
      const { id, restricted_since } = await findInquiry(database, given)
      if (!(await releaseInquiry(database, id))) return `${id} was not held; nothing has changed.`
      return restricted_since
        ? `${id} is accepted; but it is restricted, and its mail leaves once you lift that: restrict ${id} --lift`
        : `${id} is accepted; its mail waits in the outbox, and the server sends it.`
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
      // The other fields are not judged: a field may be new.
      const checked = validateInquiry(flags, undefined)
      const errors = 'errors' in checked ? Object.keys(checked.errors) : []
      const wrong = errors.filter((field) => Object.hasOwn(flags, field))
      if (wrong.length > 0) throw new UsageError(`Not valid: ${wrong.join(', ')}.`)
      const { numUpdatedRows } = await database
        .updateTable('inquiries')
        .set({
          name: flags.name?.trim(),
          email: flags.email && readAddress(flags.email),
          message: flags.message?.trim(),
        })
        .where('id', '=', id)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) throw new NotFound(`${id} was erased meanwhile.`)
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
      await deleteFormerDays(database, now)
      const seen = given.flags['clock-is-right'] ? undefined : await jumpedSince(database, now)
      if (seen)
        throw new Unfinished(
          `Nothing is deleted: it is ${now.toISOString()} now, and was ${seen} before. If the clock is right, run: purge --clock-is-right`,
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

async function* withDigests(database: Kysely<Tables>, lines: AsyncIterable<string>): AsyncGenerator<string> {
  yield* lines
  const digests = await countFailedDigests(database)
  if (digests > 0)
    yield `${pluralize(digests, 'mail')} about held inquiries failed too: "list --held" shows those, "retry" sends it.\n`
}
