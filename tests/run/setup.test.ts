import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process, { env } from 'node:process'
import { temporaryFolder } from '../support/temporary-folder'
import { installer } from './install'
import { onPath, type Requirement, requirements } from './requirements'
import { setUp } from './setup'

const { PATH } = env
let folder: string
let said: jest.SpiedFunction<typeof console.log>

beforeEach(() => {
  folder = temporaryFolder()
  env.PATH = `${folder}${path.delimiter}${PATH}`
  delete env.CI
  said = jest.spyOn(console, 'log').mockImplementation(() => undefined)
})
afterEach(() => {
  jest.restoreAllMocks()
})

const at = (name: string) => path.join(folder, name)

/** Replaces Debian's apt-get: records its calls, and installs each package as a program of that name. */
function standInForApt(...lines: readonly string[]): void {
  jest.spyOn(process, 'getuid').mockReturnValue(0)
  const brings = `for word; do case $word in install | -*) ;; *) cp /bin/sh ${at('$word')} ;; esac; done`
  const install = `echo "$@" >> ${at('calls')}\n[ "$1" = install ] || exit 0\n[ -e ${at('policy')} ] || exit 9\n${brings}`
  writeFileSync(at('apt-get'), ['#!/bin/sh', ...lines, install].join('\n'))
  chmodSync(at('apt-get'), 0o755)
}
const calls = () => readFileSync(at('calls'), 'utf8').trim().split('\n')
const install = () => installer({ policy: at('policy') })

const need = (name: string, more: Partial<Requirement> = {}): Requirement => ({
  name,
  packages: [name],
  suites: ['tests/hosting/release.test.ts', 'tests/hosting/http.test.ts'],
  find: () => onPath(name),
  ...more,
})

test('installs requirements one after the other, from lists fetched once, and starts no service', async () => {
  standInForApt()
  const { counts, skipped } = await setUp(install(), [need('one-thing'), need('sh'), need('another-thing')])
  expect(calls()).toEqual([
    'update',
    'install -y --no-install-recommends one-thing',
    'install -y --no-install-recommends another-thing',
  ])
  expect(said.mock.calls).toEqual([['Installing one-thing …'], ['Installing another-thing …']])
  expect([counts, skipped.size]).toEqual([{ passed: 3, failed: 0, skipped: 0 }, 0])
  expect(existsSync(at('policy'))).toBe(false)
})

test('waits while another program installs', async () => {
  standInForApt(
    `if mkdir ${at('once')} 2> /dev/null; then`,
    'echo "E: Could not get lock /var/lib/apt/lists/lock. It is held by process 7 (apt-get)" >&2',
    'echo "E: Unable to lock directory /var/lib/apt/lists/" >&2',
    'exit 100; fi',
  )
  expect((await setUp(install(), [need('one-thing')])).counts.passed).toBe(1)
  expect(said.mock.calls.flat().join('\n')).toContain('held by process 7')
})

test('a failed installation ends the run with one line', async () => {
  standInForApt('echo Reading …', 'echo "E: Unable to locate package" >&2', 'exit 100')
  await expect(setUp(install(), [need('one-thing')])).rejects.toThrow(
    /^one-thing is missing: apt-get update: E: Unable to locate package\. Install it \(Debian: apt install one-thing\)\.$/,
  )
})

test('a package without the program does not count as installed', async () => {
  standInForApt()
  await expect(setUp(install(), [need('one-thing', { packages: ['other'] })])).rejects.toThrow(
    'it is not there',
  )
})

test('a user who may not install packages installs what others can', async () => {
  jest.spyOn(process, 'getuid').mockReturnValue(1000)
  const anyUser = ['cp', '/bin/sh', at('one-thing')]
  expect((await setUp(install(), [need('one-thing', { anyUser })])).counts.passed).toBe(1)
})

test('without permission to install, the suites concerned are skipped and counted; in CI that is a failure', async () => {
  jest.spyOn(process, 'getuid').mockReturnValue(1000)
  const { counts, skipped } = await setUp(install(), [need('one-thing'), need('another-thing'), need('sh')])
  expect(skipped.get('tests/hosting/release.test.ts')).toEqual(['one-thing', 'another-thing'])
  expect(skipped.has('tests/hosting/http.test.ts')).toBe(true)
  expect(counts).toEqual({ passed: 1, failed: 0, skipped: skipped.size })
  env.CI = 'true'
  expect((await setUp(install(), [need('one-thing'), need('sh')])).counts).toMatchObject({
    passed: 1,
    failed: 1,
  })
})

test('the suites of each requirement exist', () => {
  for (const { suites } of Object.values(requirements))
    for (const suite of suites) expect([suite, existsSync(suite)]).toEqual([suite, true])
})
