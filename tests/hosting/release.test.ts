import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { execPath, getuid, umask } from 'node:process'
import { releasing } from './releases'

const { machine, site, build, release, formerReleases, expectFailedIsDeletedFirst, answer } = releasing()

test('a release is copied, started, and readable for the service', async () => {
  const { status, stdout } = await release('one')
  expect([status, stdout]).toEqual([0, expect.stringMatching(/is current\.\n$/)])
  expect(await answer()).toBe('one')
  expect(statSync(site('current', 'deploy', 'activate-release.sh')).mode & 0o777).toBe(0o644)
  expect(readFileSync(machine().log, 'utf8')).toMatch(/^restart site\n/)
})

test('what a server has stored in the build stays there', async () => {
  const folder = build('one')
  mkdirSync(path.join(folder, 'data'))
  writeFileSync(path.join(folder, 'data', 'inquiries.sqlite'), '')
  expect((await machine().deploy(folder)).status).toBe(0)
  expect(existsSync(site('current', 'data'))).toBe(false)
})

test('the next release replaces it, and the former’s own script rolls back to it', async () => {
  await release('one')
  const former = readlinkSync(site('current'))
  await release('two')
  expect(await answer()).toBe('two')
  expect((await machine().run(path.join(former, 'deploy', 'activate-release.sh'))).status).toBe(0)
  expect(await answer()).toBe('one')
  expect(readlinkSync(site('current'))).toBe(former)
})

test('keeps five releases, and leaves other folders alone, also where the name of their folder has a space', async () => {
  renameSync(site(), machine().at('the site'))
  symlinkSync(machine().at('the site'), site())
  mkdirSync(machine().at('the'))
  formerReleases(1, 2, 3, 4, 5)
  mkdirSync(site('data'))
  expect((await release('one')).status).toBe(0)
  expect(readdirSync(site('releases'))).toHaveLength(5)
  expect(existsSync(site('releases', '2026-01-01'))).toBe(false)
  for (const folder of [site('data'), machine().at('the')]) expect(existsSync(folder)).toBe(true)
})

test('what a release writes is readable for the service, whatever the umask of the login', async () => {
  const before = umask(0o077)
  try {
    for (const name of ['one', 'two']) expect((await machine().deploy(build(name))).status).toBe(0)
  } finally {
    umask(before)
  }
  const written = ['current', 'current/active', 'current/active/former.json']
  const modes = ['releases', ...written].map((name) => statSync(site(name)).mode & 0o777)
  expect(modes).toEqual([0o755, 0o755, 0o755, 0o644])
})

test('a user who may not write into the release reads a sentence', () => {
  const folder = build('one')
  chmodSync(folder, 0o555)
  // Root may write everywhere: then as somebody else, who may read what is above.
  chmodSync(machine().at(), 0o755)
  const user = getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
  const { status, stderr } = spawnSync(execPath, [path.join(folder, 'activate.js')], {
    ...user,
    encoding: 'utf8',
  })
  chmodSync(folder, 0o755)
  expect(status).toBe(1)
  expect(stderr).toMatch(/^\S+ cannot be activated \(EACCES.*Run this as root.*\n$/)
})

test('a release can be activated after an attempt for which the disk had no room', async () => {
  await release('one')
  const former = readlinkSync(site('current'))
  await release('two')
  const words = [execPath, path.join(former, 'activate.js'), site('current')]
  expect(spawnSync('sh', ['-c', 'ulimit -f 0; exec "$@"', 'sh', ...words]).status).toBe(1)
  expect((await machine().run(path.join(former, 'deploy', 'activate-release.sh'))).status).toBe(0)
})

test('an upload that broke off pushes out no release', async () => {
  formerReleases(1, 2, 3, 4)
  for (const name of ['broken', 'another']) mkdirSync(site('releases', name))
  await release('one')
  const [first, second, third, fourth, ...others] = readdirSync(site('releases')).sort()
  expect([first, second, third, fourth]).toEqual(['2026-01-01', '2026-01-02', '2026-01-03', '2026-01-04'])
  expect(others).toEqual([path.basename(readlinkSync(site('current')))])
})

test('the current release is not the first to be deleted if it is activated again without success', async () => {
  formerReleases(1, 2, 3, 4)
  await release('one')
  const current = readlinkSync(site('current'))
  writeFileSync(path.join(current, 'server.js'), 'something else')
  expect((await machine().run(path.join(current, 'deploy', 'activate-release.sh'))).status).toBe(1)
  await release('two')
  expect(existsSync(current)).toBe(true)
})

test('names a file that was changed on the way, and changes nothing', async () => {
  formerReleases(1, 2, 3)
  await release('one')
  const former = readlinkSync(site('current'))
  const folder = build('two')
  writeFileSync(path.join(folder, 'server.js'), 'something else')
  const { status, stdout } = await machine().deploy(folder)
  expect([status, stdout]).toEqual([1, expect.stringContaining('server.js: FAILED')])
  expect(readlinkSync(site('current'))).toBe(former)
  expect(await answer()).toBe('one')
  await expectFailedIsDeletedFirst()
})

test('called through `current` it activates that release, and deletes nothing of other folders', async () => {
  await release('one')
  const current = readlinkSync(site('current'))
  const foreign = [1, 2, 3, 4, 5, 6].map(String)
  for (const name of foreign) mkdirSync(machine().at('releases', name), { recursive: true })
  const { status } = await machine().run(site('current', 'deploy', 'activate-release.sh'))
  expect([status, readlinkSync(site('current'))]).toEqual([0, current])
  expect(await answer()).toBe('one')
  expect(readdirSync(machine().at('releases'))).toEqual(foreign)
})
