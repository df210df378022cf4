import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { env, kill } from 'node:process'
import { debianProgram } from '../debian-package'
import { freePort } from '../free-port'

/** Stands for the machine: what ssh runs, it runs here, and its systemd starts and stops one program. */
let machine: string
let port: number
const at = (...names: string[]) => path.join(machine, ...names)
const site = (...names: string[]) => at('srv', ...names)

function program(name: string, lines: readonly string[]): void {
  writeFileSync(at('bin', name), ['#!/bin/sh', ...lines, ''].join('\n'))
  chmodSync(at('bin', name), 0o755)
}

beforeEach(async () => {
  debianProgram('rsync')
  machine = mkdtempSync(path.join(tmpdir(), 'machine-'))
  port = await freePort()
  mkdirSync(at('bin'))
  program('ssh', ['if [ "$1" = -l ]; then shift 2; fi', 'shift', 'exec sh -c "$*"'])
  program('systemctl', [
    `echo "$*" >> ${at('log')}`,
    `if [ "$*" != "restart site" ]; then exit 0; fi`,
    `if [ -e ${at('pid')} ]; then kill "$(cat ${at('pid')})" 2> /dev/null; fi`,
    `PORT=${port} ${process.execPath} ${site('current', 'server.js')} > ${at('output')} 2>&1 &`,
    `echo $! > ${at('pid')}`,
  ])
})
afterEach(() => {
  try {
    kill(Number(readFileSync(at('pid'), 'utf8')))
  } catch {
    // It ended by itself, or never began.
  }
  rmSync(machine, { recursive: true, force: true })
})

/** A build whose server says `words`, or ends at once where there are none; its scripts have lost their modes. */
function build(words: string): string {
  const folder = mkdtempSync(at('build-'))
  cpSync('dist/deploy', path.join(folder, 'deploy'), { recursive: true })
  chmodSync(path.join(folder, 'deploy', 'start.sh'), 0o600)
  const server = `require('node:http').createServer((_, response) => response.end('${words}')).listen(process.env.PORT, '127.0.0.1')`
  writeFileSync(path.join(folder, 'server.js'), words ? server : 'process.exit(1)')
  return folder
}

const run = (script: string, ...words: string[]) =>
  spawnSync('sh', [script, ...words], {
    encoding: 'utf8',
    env: {
      PATH: `${at('bin')}:${path.dirname(process.execPath)}:${env.PATH}`,
      SITE_FOLDER: site(),
      SITE_HEALTH: `http://127.0.0.1:${port}/healthz`,
    },
  })

/** A release is named after its second. */
async function release(words: string) {
  const second = new Date().toISOString().slice(0, 19)
  while (new Date().toISOString().slice(0, 19) === second) await new Promise((done) => setTimeout(done, 50))
  return run(path.join(build(words), 'deploy', 'release.sh'), 'root@site.example')
}

const answer = async () => (await fetch(`http://127.0.0.1:${port}/`)).text()

test('a release is copied, started, and readable for the service; the proxy reads it anew', async () => {
  const { status, stdout } = await release('one')
  expect([status, stdout]).toEqual([0, expect.stringMatching(/is current\.\n$/)])
  expect(await answer()).toBe('one')
  expect(statSync(site('current', 'deploy', 'start.sh')).mode & 0o777).toBe(0o644)
  expect(readFileSync(at('log'), 'utf8')).toMatch(/^restart site\n(.*\n)*reload nginx\n/)
})

test('the next one takes its place, and the former is gone back to by its own start.sh', async () => {
  await release('one')
  const former = readlinkSync(site('current'))
  await release('two')
  expect(await answer()).toBe('two')
  expect(run(path.join(former, 'deploy', 'start.sh')).status).toBe(0)
  expect(await answer()).toBe('one')
  expect(readlinkSync(site('current'))).toBe(former)
})

test('one that does not answer is taken back, and it says so', async () => {
  await release('one')
  const former = readlinkSync(site('current'))
  const { status, stderr } = await release('')
  expect(status).toBe(1)
  expect(stderr).toMatch(/does not answer at http.*\n.*is in its place again\./)
  expect(readlinkSync(site('current'))).toBe(former)
  expect(await answer()).toBe('one')
})

test('five are kept, and what is no release is left alone', async () => {
  for (const day of [1, 2, 3, 4, 5]) {
    mkdirSync(site('releases', `2026-01-0${day}`), { recursive: true })
    utimesSync(site('releases', `2026-01-0${day}`), day, day)
  }
  mkdirSync(site('data'))
  await release('one')
  expect(readdirSync(site('releases'))).toHaveLength(5)
  expect(existsSync(site('releases', '2026-01-01'))).toBe(false)
  expect(existsSync(site('data'))).toBe(true)
})
