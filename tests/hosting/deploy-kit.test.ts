import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { debianProgram } from '../debian-package'

const kit = path.resolve('dist/deploy')
const read = (file: string) => readFileSync(path.join(kit, file), 'utf8')

test('the kit travels with the built site', () => {
  expect(readdirSync(kit)).toEqual(
    expect.arrayContaining([...readdirSync('deploy'), 'nginx-maps.conf', 'nginx-server.conf', 'site.caddy']),
  )
})

describe('systemd', () => {
  let folder: string
  let analyze: string
  /** The units as they are, but that the programs they start lie here and settings are not read. */
  const unit = (name: string) => path.join(folder, name)

  beforeAll(() => {
    analyze = debianProgram('systemd-analyze', ['systemd'])
    folder = mkdtempSync(path.join(tmpdir(), 'units-'))
    for (const name of ['site.service', 'site-backup.service', 'site-backup.timer']) {
      const text = read(name)
        .replaceAll('/srv/site/current', path.resolve('dist'))
        .replaceAll('/usr/bin/node', process.execPath)
      writeFileSync(unit(name), text.replace(/^EnvironmentFile=.*$/m, ''))
    }
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('understands the units', () => {
    const names = ['site.service', 'site-backup.service', 'site-backup.timer'].map(unit)
    execFileSync(analyze, ['verify', '--man=no', ...names], { stdio: 'pipe' })
  })

  test.each(['site.service', 'site-backup.service'])('finds %s little exposed: at most 2.0 of 10', (name) => {
    const words = ['security', '--offline=yes', '--threshold=20', unit(name)]
    expect(() => execFileSync(analyze, words, { stdio: 'pipe' })).not.toThrow()
  })
})

test('the container file copies what there is, and does not run as root', () => {
  const lines = readFileSync('deploy/Containerfile', 'utf8').split('\n')
  const copied = lines
    .filter((line) => /^COPY (?!--from)/.test(line))
    .flatMap((line) => line.split(/\s+/).slice(1, -1))
  expect(copied.length).toBeGreaterThan(3)
  for (const file of copied) expect([file, existsSync(file)]).toEqual([file, true])
  expect(lines.indexOf('USER node')).toBeGreaterThan(lines.findLastIndex((line) => line.startsWith('FROM')))
})
