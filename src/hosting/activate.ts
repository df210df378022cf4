/**
 * `node activate.js [FORMER]` in the folder of a built site: prepares it to become the current release. Links
 * files of the former release that open pages may still request, and writes nginx's configuration into
 * `active/`. Run by `deploy/activate-release.sh`.
 */
import { mkdirSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { argv, env, exit } from 'node:process'
import { writeWhole } from '../files/write-whole'
import { messageOf } from '../inquiries/log'
import { takeOverFormerFiles } from './former-files'
import { readManifest } from './manifest'
import { nginxConfiguration } from './nginx'

const release = realpathSync(__dirname)
const [former] = argv.slice(2)

const days = env.KEEP_FORMER_DAYS || '7'
if (!/^\d{1,3}$/.test(days)) {
  console.error(`KEEP_FORMER_DAYS is "${days}": give the number of days that a page may stay open, 0 to 999.`)
  exit(1)
}

const folder = path.join(release, 'active')
try {
  mkdirSync(folder, { recursive: true })
  if (former && realpathSync(former) !== release)
    takeOverFormerFiles(release, realpathSync(former), Number(days))
  const { maps, server } = nginxConfiguration(readManifest(release), path.join(release, 'public'))
  writeWhole(path.join(folder, 'nginx-maps.conf'), maps)
  writeWhole(path.join(folder, 'nginx-server.conf'), server)
} catch (error) {
  if (!(error instanceof Error && 'code' in error && error.code === 'EACCES')) throw error
  console.error(
    `${release} cannot be activated (${messageOf(error)}). Run this as root, or as the user that owns that folder.`,
  )
  exit(1)
}
