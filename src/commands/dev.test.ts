import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import process, { chdir, cwd, env } from 'node:process'
import { createInterface } from 'node:readline'
import { writeCleanProject } from '../../tests/check/clean-project'
import { inTemporaryProject, seed, writeFiles } from '../../tests/support/temporary-project'
import { until } from '../../tests/support/until'
import { reserveGatsby } from './reserve-gatsby'

const home = cwd()

/** Replaces Gatsby: prints how it was started, and ends on request. */
const gatsby = `#!/usr/bin/env node
process.on('SIGTERM', () => process.exit(3))
setInterval(() => {}, 1000)
console.log('gatsby', ...process.argv.slice(2), 'reads', process.env.CONTENT_FOLDER)
`

inTemporaryProject()

let dev: ChildProcess
let lines: AsyncIterator<string>
let ended: Promise<unknown>

async function start(...words: string[]) {
  dev = spawn(process.execPath, [path.join(home, 'src/commands/dev.mjs'), ...words], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // Its own process group, so that a failed test stops everything it started.
    detached: true,
    env: { ...env, NODE_OPTIONS: '', LC_ALL: 'C' },
  })
  ended = new Promise((resolve) => dev.once('exit', resolve))
  if (!dev.stdout) throw new Error('There is no output.')
  lines = createInterface(dev.stdout)[Symbol.asyncIterator]()
}
const nextLine = async () => (await lines.next()).value

beforeEach(async () => {
  await writeCleanProject()
  writeFiles({ 'node_modules/.bin/gatsby': gatsby })
  chmodSync('node_modules/.bin/gatsby', 0o755)
})
afterEach(async () => {
  if (dev.exitCode === null && dev.pid) process.kill(-dev.pid, 'SIGKILL')
  await ended
})

const started = 'gatsby develop -p 8001 reads .build-cache/development/content'

test('Gatsby gets its own arguments, and reads the shown content; the command ends with its exit code', async () => {
  await start('--language', 'fr', '-p', '8001')
  expect(await nextLine()).toBe(started)
  expect(readFileSync('.build-cache/development/content/site.yaml', 'utf8')).toBe(
    readFileSync('content/site.yaml', 'utf8'),
  )
  // Nothing else may use Gatsby here meanwhile.
  expect(reserveGatsby).toThrow(`Process ${dev.pid} `)
  dev.kill('SIGTERM')
  expect(await ended).toBe(3)
  expect(reserveGatsby).not.toThrow()
})

test('problems are printed first, and an unreadable article does not delay the start', async () => {
  seed('content/articles/cloud-act/fr.mdx', 'title: Le Cloud Act', 'title: "Le "Cloud" Act"')
  await start('-p', '8001')
  expect(await nextLine()).toMatch(/^content\/articles\/cloud-act\/fr\.mdx:2:/)
  expect(await nextLine()).toBe(
    'The site does not show content/articles/cloud-act/fr.mdx while these errors remain.',
  )
  expect(await nextLine()).toBe(started)
})

test('without data that every page needs, Gatsby starts once they are corrected', async () => {
  seed('content/offers/cloud.yaml', 'order: 1', 'order: 1: 2')
  await start('-p', '8001')
  expect(await nextLine()).toMatch(/^content\/offers\/cloud\.yaml:2:/)
  expect(await nextLine()).toBe('The site does not show content/offers/cloud.yaml while these errors remain.')
  expect(await nextLine()).toBe('The development server starts once these errors are fixed.')
  seed('content/offers/cloud.yaml', 'order: 1: 2', 'order: 1')
  expect(await nextLine()).toBe(started)
})

test('below a folder with an apostrophe it does not start', async () => {
  mkdirSync("d'ici")
  chdir("d'ici")
  await start()
  expect(await nextLine()).toBeUndefined()
  expect(await ended).toBe(1)
})

test('later problems are printed by Gatsby’s server', async () => {
  await start('-p', '8001')
  await nextLine()
  seed('content/articles/cloud-act/fr.mdx', 'title: Le Cloud Act', 'title: "Le "Cloud" Act"')
  const report = '.build-cache/development/report/report.json'
  await until(() => existsSync(report) && readFileSync(report, 'utf8').includes('1 error'))
  dev.kill('SIGTERM')
  expect(await nextLine()).toBeUndefined()
})
