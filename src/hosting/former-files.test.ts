import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { temporaryFolder } from '../../tests/support/temporary-folder'
import { takeOverFormerFiles } from './former-files'
import { emptyManifest, readManifest } from './manifest'

let folder: string
beforeEach(() => {
  folder = temporaryFolder()
})

const hashed = { 'cache-control': 'public, max-age=31536000, immutable' }

/** Creates a release with one page and some scripts, the first of them compressed. */
function release(name: string, scripts: readonly string[]): string {
  const root = path.join(folder, name)
  mkdirSync(path.join(root, 'public'), { recursive: true })
  const files: Record<string, object> = {
    [`/${name}`]: { file: 'index.html', headers: {}, etag: '"1"', encodings: [] },
  }
  writeFileSync(path.join(root, 'public/index.html'), name)
  for (const script of scripts) {
    files[`/${script}`] = { file: script, headers: hashed, etag: '"1"', encodings: ['br'] }
    for (const ending of ['', '.br']) writeFileSync(path.join(root, `public/${script}${ending}`), script)
  }
  writeFileSync(path.join(root, 'routes.json'), JSON.stringify({ ...emptyManifest(), files }))
  return root
}

const day = (number: number) => new Date(Date.UTC(2026, 0, number))
const answered = (root: string) => Object.keys(readManifest(root).files).sort()

test('scripts of the former release stay, in each encoding; its pages do not', () => {
  const [one, two] = [release('one', ['a.js', 'both.js']), release('two', ['b.js', 'both.js'])]
  takeOverFormerFiles(two, one, 7, day(1))
  expect(answered(two)).toEqual(['/a.js', '/b.js', '/both.js', '/two'])
  expect(readFileSync(path.join(two, 'public/a.js.br'), 'utf8')).toBe('a.js')
  expect(readFileSync(path.join(two, 'public/index.html'), 'utf8')).toBe('two')
})

test('they are passed on between releases until they expire', () => {
  const [one, two, three, four] = ['one', 'two', 'three', 'four'].map((name) => release(name, [`${name}.js`]))
  if (!one || !two || !three || !four) throw new Error('four releases are needed')
  takeOverFormerFiles(two, one, 7, day(1))
  takeOverFormerFiles(three, two, 7, day(5))
  expect(answered(three)).toEqual(['/one.js', '/three', '/three.js', '/two.js'])
  takeOverFormerFiles(four, three, 7, day(9))
  expect(answered(four)).toEqual(['/four', '/four.js', '/three.js', '/two.js'])
})

test('switching back and forth leaves every file available', () => {
  const [one, two] = [release('one', ['a.js']), release('two', ['b.js'])]
  takeOverFormerFiles(two, one, 7, day(1))
  takeOverFormerFiles(one, two, 7, day(2))
  expect(answered(one)).toEqual(['/a.js', '/b.js', '/one'])
  takeOverFormerFiles(one, release('three', []), 7, day(3))
  expect(answered(one)).toEqual(['/a.js', '/one'])
  expect(existsSync(path.join(one, 'public/b.js'))).toBe(false)
  expect(existsSync(path.join(one, 'public/a.js'))).toBe(true)
})

test('the former release may be deleted afterwards', () => {
  const [one, two] = [release('one', ['a.js']), release('two', [])]
  takeOverFormerFiles(two, one, 7, day(1))
  rmSync(one, { recursive: true })
  expect(readFileSync(path.join(two, 'public/a.js'), 'utf8')).toBe('a.js')
})
