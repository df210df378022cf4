import { readFileSync, statSync, utimesSync } from 'node:fs'
import { inTemporaryProject } from '../../tests/support/temporary-project'
import { writePublicFile } from './public-file'

inTemporaryProject()

const file = 'public/fr/llms.txt'
const write = (content: string | Buffer) => writePublicFile('/fr/llms.txt', content)

test('writes a file and its folders, and replaces different content', () => {
  write('un')
  expect(readFileSync(file, 'utf8')).toBe('un')
  write(Buffer.from('deux'))
  expect(readFileSync(file, 'utf8')).toBe('deux')
  write('de')
  expect(readFileSync(file, 'utf8')).toBe('de')
})

test('does not rewrite an unchanged file', () => {
  write('é')
  utimesSync(file, 1, 1)
  write('é')
  expect(statSync(file).mtimeMs).toBe(1000)
  write('è')
  expect(statSync(file).mtimeMs).not.toBe(1000)
})
