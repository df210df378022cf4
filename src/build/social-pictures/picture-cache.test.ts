import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openPictureCache } from './picture-cache'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pictures-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const drawing = (content: string) => jest.fn(async () => Buffer.from(content))

test('a picture is drawn once, for this build and those that follow', async () => {
  const draw = drawing('a')
  const first = await openPictureCache(folder)
  expect((await first.get('key', draw)).toString()).toBe('a')
  const next = await openPictureCache(folder)
  expect((await next.get('key', draw)).toString()).toBe('a')
  expect(draw).toHaveBeenCalledTimes(1)
})

test('what goes into it has changed: it is drawn anew, and the former one is forgotten', async () => {
  const before = await openPictureCache(folder)
  await before.get('before', drawing('a'))
  const after = await openPictureCache(folder)
  expect((await after.get('after', drawing('b'))).toString()).toBe('b')
  await after.prune()
  expect(existsSync(path.join(folder, 'before.png'))).toBe(false)
  expect(existsSync(path.join(folder, 'after.png'))).toBe(true)
})
