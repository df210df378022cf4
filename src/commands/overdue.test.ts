import { writeCleanProject } from '../../tests/check/clean-project'
import { inTemporaryProject, seed } from '../../tests/support/temporary-project'
import { overdue } from './overdue'

inTemporaryProject()
beforeEach(writeCleanProject)

test.each([
  ['2026-11-21', []],
  ['2026-11-20', ['server-month']],
])('on 19 January 2027, a figure stale since %s is overdue: %j', async (day, ids) => {
  seed('content/figures.yaml', 'staleFrom: 2027-01-08', `staleFrom: ${day}`)
  // Everything else is without complaint, whatever it says.
  seed('content/articles/cloud-act/fr.mdx', 'subtitle:', 'subtitel:')
  expect((await overdue('2027-01-19')).map(({ message }) => message.params)).toEqual(
    ids.map((id) => ({ id, day: expect.anything() })),
  )
})

test('a source that should have been read again two months ago is overdue too', async () => {
  seed('content/sovereignty.yaml', '2026-11-20', '2026-05-19')
  expect((await overdue('2027-01-19')).map(({ message }) => message.code)).toEqual(['sourceOld'])
  expect(await overdue('2027-01-18')).toEqual([])
})
