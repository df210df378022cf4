/**
 * `node activate.js [FORMER]` in the folder of a built site: prepares it to become the current release. Links files of the
 * former release that open pages may still request, and lists them in `active/`. Run by `deploy/activate-release.sh`.
 */
import { mkdirSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { argv, env, exit } from 'node:process'
import { messageOf } from '../inquiries/log'
import { takeOverFormerFiles } from './former-files'

const release = realpathSync(__dirname)
const [former] = argv.slice(2)

const days = env.KEEP_FORMER_DAYS || '7'
if (!/^\d{1,3}$/.test(days)) {
  console.error(`KEEP_FORMER_DAYS is "${days}": give the number of days that a page may stay open, 0 to 999.`)
  exit(1)
}

try {
  // A release that has this folder was activated once.
  mkdirSync(path.join(release, 'active'), { recursive: true })
  if (former && realpathSync(former) !== release)
    takeOverFormerFiles(release, realpathSync(former), Number(days))
} catch (error) {
  if (!(error instanceof Error && 'code' in error && error.code === 'EACCES')) throw error
  console.error(
    `${release} cannot be activated (${messageOf(error)}). Run this as root, or as the user that owns that folder.`,
  )
  exit(1)
}
