import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs, {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { temporaryFolder } from '../../tests/support/temporary-folder'
import { until } from '../../tests/support/until'
import { openFileCache } from './file-cache'
import { entriesOf } from './prune-unused'

let folder: string
beforeEach(() => {
  folder = temporaryFolder()
})

const drawing = (content: string) => jest.fn(async () => Buffer.from(content))

test('a picture is drawn once, for this build and later ones', async () => {
  const draw = drawing('a')
  const first = openFileCache(folder)
  expect((await first.get('key.png', draw)).toString()).toBe('a')
  const next = openFileCache(folder)
  expect((await next.get('key.png', draw)).toString()).toBe('a')
  expect(draw).toHaveBeenCalledTimes(1)
})

test('a picture whose input changed is drawn again, and the former one is pruned', async () => {
  const before = openFileCache(folder)
  await before.get('before.png', drawing('a'))
  const after = openFileCache(folder)
  expect((await after.get('after.png', drawing('b'))).toString()).toBe('b')
  after.prune()
  expect(existsSync(path.join(folder, 'before.png'))).toBe(false)
  expect(existsSync(path.join(folder, 'after.png'))).toBe(true)
})

test('a picture is placed without being written again, and its cached copy survives when the placed one is deleted', async () => {
  const draw = drawing('a')
  const [first, second] = [path.join(folder, 'dist/first.png'), path.join(folder, 'dist/second.png')]
  mkdirSync(path.join(folder, 'dist'))
  const kept = openFileCache(path.join(folder, 'kept'))
  await kept.place('key.png', first, draw)
  await kept.place('key.png', second, draw)
  expect(readFileSync(second, 'utf8')).toBe('a')
  expect(statSync(second).ino).toBe(statSync(first).ino)
  expect(draw).toHaveBeenCalledTimes(1)
  rmSync(path.join(folder, 'dist'), { recursive: true })
  expect((await kept.get('key.png', draw)).toString()).toBe('a')
})

test('placing never writes into an existing file, which may be a cached one', async () => {
  const kept = openFileCache(path.join(folder, 'kept'))
  const target = path.join(folder, 'page.br')
  await kept.place('one', target, drawing('1'))
  await expect(kept.place('other', target, drawing('2'))).rejects.toThrow('EEXIST')
  expect((await kept.get('one', drawing('3'))).toString()).toBe('1')
})

test('copies to another disk', async () => {
  const kept = openFileCache(path.join(folder, 'kept'))
  const link = jest.spyOn(fs, 'linkSync').mockImplementation(() => {
    throw new Error('EXDEV: cross-device link not permitted')
  })
  const target = path.join(folder, 'page.br')
  await kept.place('one', target, drawing('1'))
  link.mockRestore()
  writeFileSync(target, 'changed')
  expect((await kept.get('one', drawing('3'))).toString()).toBe('1')
})

test('a build killed while it writes leaves no half picture under a key', async () => {
  const size = 64_000_000
  const program = `require('tsx/cjs'); require('./src/cache/file-cache')
    .openFileCache(process.argv[1]).get('key.png', async () => Buffer.alloc(${size}))`
  const killed = spawn(process.execPath, ['-e', program, folder])
  const gone = once(killed, 'exit')
  await until(() => readdirSync(folder).length > 0 || killed.exitCode !== null)
  killed.kill('SIGKILL')
  expect((await gone)[1]).toBe('SIGKILL')

  const draw = jest.fn(async () => Buffer.alloc(size))
  const next = openFileCache(folder)
  expect(await next.get('key.png', draw)).toHaveLength(size)
  next.prune()
  expect(entriesOf(folder)).toEqual(['key.png'])
})
