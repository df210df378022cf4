import { existsSync, mkdtempSync, readdirSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chdir, cwd, env } from 'node:process'
import { dataFolder, SettingError } from './settings'

const start = cwd()
let folder: string

beforeEach(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'settings-')))
})
afterEach(() => {
  chdir(start)
  delete env.DATA_DIR
  rmSync(folder, { recursive: true, force: true })
})

test('DATA_DIR is made where it is missing, with the folders above it', () => {
  env.DATA_DIR = path.join(folder, 'var/lib/site')
  expect(dataFolder()).toBe(path.join(folder, 'var/lib/site'))
  expect(statSync(path.join(folder, 'var/lib/site')).isDirectory()).toBe(true)
})

test('a folder that is there keeps what it holds', () => {
  writeFileSync(path.join(folder, 'inquiries.sqlite'), 'rows')
  env.DATA_DIR = folder
  expect(dataFolder()).toBe(folder)
  expect(readdirSync(folder)).toEqual(['inquiries.sqlite'])
})

test('a relative DATA_DIR lies below the folder that the program was started in', () => {
  chdir(folder)
  env.DATA_DIR = 'inbox'
  expect(dataFolder()).toBe(path.join(folder, 'inbox'))
})

test.each([[undefined], ['']])('the folder is ./data where DATA_DIR is %j', (value) => {
  chdir(folder)
  if (value !== undefined) env.DATA_DIR = value
  expect(dataFolder()).toBe(path.join(folder, 'data'))
  expect(existsSync(path.join(folder, 'data'))).toBe(true)
})

test('DATA_DIR is read at every call, not when the program is built or started', () => {
  env.DATA_DIR = path.join(folder, 'first')
  dataFolder()
  env.DATA_DIR = path.join(folder, 'second')
  expect(dataFolder()).toBe(path.join(folder, 'second'))
})

test.each([
  ['is a file', 'file'],
  ['lies below a file', 'file/data'],
])('where DATA_DIR %s, the error names the variable and the folder and says what to do', (_, place) => {
  writeFileSync(path.join(folder, 'file'), '')
  env.DATA_DIR = path.join(folder, place)
  expect(dataFolder).toThrow(SettingError)
  expect(dataFolder).toThrow(/^DATA_DIR: .*Name one that can\.$/)
  expect(dataFolder).toThrow(path.join(folder, place))
})
