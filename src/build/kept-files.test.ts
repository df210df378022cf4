import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { openKeptFiles } from './kept-files'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kept-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const drawing = (content: string) => jest.fn(async () => Buffer.from(content))

test('a picture is drawn once, for this build and those that follow', async () => {
  const draw = drawing('a')
  const first = await openKeptFiles(folder)
  expect((await first.get('key.png', draw)).toString()).toBe('a')
  const next = await openKeptFiles(folder)
  expect((await next.get('key.png', draw)).toString()).toBe('a')
  expect(draw).toHaveBeenCalledTimes(1)
})

test('what goes into it has changed: it is drawn anew, and the former one is forgotten', async () => {
  const before = await openKeptFiles(folder)
  await before.get('before.png', drawing('a'))
  const after = await openKeptFiles(folder)
  expect((await after.get('after.png', drawing('b'))).toString()).toBe('b')
  await after.prune()
  expect(existsSync(path.join(folder, 'before.png'))).toBe(false)
  expect(existsSync(path.join(folder, 'after.png'))).toBe(true)
})

test('a build killed while it writes leaves no half picture under a key', async () => {
  const size = 64_000_000
  const program = `require('tsx/cjs'); require('./src/build/kept-files').openKeptFiles(process.argv[1])
    .then((cache) => cache.get('key.png', async () => Buffer.alloc(${size})))`
  const killed = spawn(process.execPath, ['-e', program, folder])
  const gone = once(killed, 'exit')
  while (readdirSync(folder).length === 0 && killed.exitCode === null) await setTimeout(1)
  killed.kill('SIGKILL')
  expect((await gone)[1]).toBe('SIGKILL')

  const draw = jest.fn(async () => Buffer.alloc(size))
  const next = await openKeptFiles(folder)
  expect(await next.get('key.png', draw)).toHaveLength(size)
  await next.prune()
  expect(readdirSync(folder)).toEqual(['key.png'])
}, 30_000)
