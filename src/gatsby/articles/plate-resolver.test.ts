import { readFileSync } from 'node:fs'
import path from 'node:path'
import { inTemporaryProject, writeFiles } from '../../../tests/temporary-project'
import { plateResolver } from './plate-resolver'

inTemporaryProject()

const plateAt = (file: string) =>
  plateResolver.File.plate.resolve({
    absolutePath: path.resolve(file),
    extension: path.extname(file).slice(1),
  })

test('a drawing is put where its address says, by a name that follows what it shows', async () => {
  const file = 'content/articles/a/cover.svg'
  writeFiles({ [file]: '<svg viewBox="0 0 9 9"><path class="ink" d="M0 0h9"/></svg>' })
  const first = await plateAt(file)
  expect(first).toMatch(/^\/static\/cover-[0-9a-f]{16}\.svg$/)
  expect(readFileSync(`public${first}`, 'utf8')).toContain('d="M0 0h9"')
  expect(await plateAt(file)).toBe(first)
  writeFiles({ [file]: '<svg viewBox="0 0 9 9"><path class="ink" d="M0 9h9"/></svg>' })
  expect(await plateAt(file)).not.toBe(first)
})

test('a photograph has no plate', async () => {
  expect(await plateAt('content/articles/a/photo.jpg')).toBeNull()
})
