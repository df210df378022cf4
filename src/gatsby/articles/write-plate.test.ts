import { readFileSync } from 'node:fs'
import { inTemporaryProject, writeFiles } from '../../../tests/temporary-project'
import { writePlate } from './write-plate'

inTemporaryProject()

test('a drawing is written to an address that changes with its content', async () => {
  const file = 'content/articles/a/cover.svg'
  const draw = (path: string) => {
    writeFiles({ [file]: `<svg viewBox="0 0 9 9"><path class="ink" d="${path}"/></svg>` })
    return writePlate(file)
  }
  const first = await draw('M0 0h9')
  expect(first).toMatch(/^\/static\/cover-[0-9a-f]{16}\.svg$/)
  expect(readFileSync(`public${first}`, 'utf8')).toContain('d="M0 0h9"')
  expect(await draw('M0 9h9')).not.toBe(first)
  expect(await draw('M0 0h9')).toBe(first)
})
