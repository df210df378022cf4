import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { temporaryFolder } from '../../tests/support/temporary-folder'
import { smallFiles } from './small-files'

let folder: string
beforeEach(() => {
  folder = temporaryFolder()
})

/** Writes a file of a length, filled with the first letter of its name. */
function file(name: string, length: number): string {
  const full = path.join(folder, name)
  writeFileSync(full, name.slice(0, 1).repeat(length))
  return full
}

test('a file is read once', async () => {
  const read = smallFiles()
  const one = file('one', 3)
  expect(String(await read(one))).toBe('ooo')
  rmSync(one)
  expect(String(await read(one))).toBe('ooo')
})

test('leaves files beyond the limit to the caller', async () => {
  const read = smallFiles({ largest: 3, together: 100 })
  expect(String(await read(file('just', 3)))).toBe('jjj')
  expect(await read(file('large', 4))).toBeUndefined()
})

test('beyond the total limit, files are read each time', async () => {
  const read = smallFiles({ largest: 4, together: 7 })
  const [a, b] = [file('a', 4), file('b', 4)]
  for (const file of [a, b]) await read(file)
  for (const gone of [a, b]) rmSync(gone)
  expect(String(await read(a))).toBe('aaaa')
  await expect(read(b)).rejects.toThrow('ENOENT')
})

test('concurrent reads of a file count once', async () => {
  const read = smallFiles({ largest: 4, together: 8 })
  const [a, b] = [file('a', 4), file('b', 4)]
  await Promise.all(Array.from({ length: 10 }, () => read(a)))
  await read(b)
  for (const gone of [a, b]) rmSync(gone)
  expect(await Promise.all([read(a), read(b)])).toEqual([Buffer.from('aaaa'), Buffer.from('bbbb')])
})

test('a missing file is an error, and no longer one once it exists', async () => {
  const read = smallFiles()
  await expect(read(path.join(folder, 'later'))).rejects.toThrow('ENOENT')
  expect(String(await read(file('later', 1)))).toBe('l')
})
