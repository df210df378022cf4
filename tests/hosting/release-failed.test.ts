import { readlinkSync, writeFileSync } from 'node:fs'
import { releasing } from './releases'

/* In a file of their own, as they wait for servers that never answer. */

const { site, release, formerReleases, expectFailedIsDeletedFirst, answer } = releasing()

test('a release that does not answer is rolled back, and the output says so', async () => {
  formerReleases(1, 2, 3)
  await release('one')
  const former = readlinkSync(site('current'))
  const { status, stderr } = await release('')
  expect(status).toBe(1)
  expect(stderr).toMatch(/does not answer at http.*\n.*is in its place again\./)
  expect(readlinkSync(site('current'))).toBe(former)
  expect(await answer()).toBe('one')
  await expectFailedIsDeletedFirst()
})

test('if the former release fails too, the output says so', async () => {
  await release('one')
  writeFileSync(site('current', 'server.js'), 'process.exit(1)')
  const { status, stderr } = await release('')
  expect([status, stderr]).toEqual([1, expect.stringContaining('is in its place again, but fails too')])
})
