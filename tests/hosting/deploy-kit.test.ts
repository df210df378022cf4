import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { required, requirements } from '../run/requirements'
import { temporaryFolder } from '../support/temporary-folder'

const kit = path.resolve('dist/deploy')
const read = (file: string) => readFileSync(path.join(kit, file), 'utf8')

test('the kit is part of the built site', () => {
  expect(readdirSync(kit).sort()).toEqual(readdirSync('deploy').sort())
})

describe('systemd', () => {
  let folder: string
  let analyze: string
  /** Returns a unit unchanged, except that its programs are in this folder and settings are not read. */
  const unit = (name: string) => path.join(folder, name)

  beforeAll(() => {
    analyze = required(requirements.systemdAnalyze)
    folder = temporaryFolder()
    for (const name of readdirSync(kit).filter((file) => /\.(service|socket|timer)$/.test(file))) {
      const text = read(name)
        .replaceAll('/srv/site/current', path.resolve('dist'))
        .replaceAll('/usr/bin/node', process.execPath)
      writeFileSync(unit(name), text.replace(/^EnvironmentFile=.*$/m, ''))
    }
  })

  test('accepts the units', () => {
    const names = readdirSync(folder)
      .filter((name) => !name.includes('@'))
      .map(unit)
    execFileSync(analyze, ['verify', '--man=no', ...names], { stdio: 'pipe' })
  })

  test('restart a failing server forever, and mail at most twice an hour about it', () => {
    const limits = (name: string) => read(name).match(/^StartLimit.*$/gm)
    expect(limits('site.service')).toEqual(['StartLimitIntervalSec=0'])
    expect(limits('site-failure@.service')).toEqual(['StartLimitIntervalSec=1h', 'StartLimitBurst=2'])
  })

  test.each([
    ['write no core file, which would hold what visitors wrote', 'LimitCORE=0'],
    ['write no file that others may read', 'UMask=0077'],
  ])('%s', (_, line) => {
    const services = readdirSync(kit).filter((name) => name.endsWith('.service'))
    expect(services.filter((name) => !read(name).split('\n').includes(line))).toEqual([])
  })

  test('kill a hanging server if configured', () => {
    expect(read('site.service')).not.toMatch(/^WatchdogSec/m)
    const lines = read('site-watchdog.conf').split('\n')
    for (const line of ['OpenFile=/run/systemd/notify:notify', 'WatchdogSec=60', 'WatchdogSignal=SIGKILL'])
      expect(lines).toContain(line)
  })

  test('create the folder of the socket that the guide to monitoring names', () => {
    const [, folder = 'none'] =
      /`\/run\/([a-z]+)\/metrics\.sock`/.exec(readFileSync('docs/monitoring.md', 'utf8')) ?? []
    expect(read('site.service')).toMatch(new RegExp(`^RuntimeDirectory=${folder}$`, 'm'))
  })

  test.each(['site.service', 'site-backup.service', 'site-failure@.service'])(
    'rates the exposure of %s at 1.2 of 10 at most',
    (name) => {
      const words = ['security', '--offline=yes', '--threshold=12', unit(name)]
      expect(() => execFileSync(analyze, words, { stdio: 'pipe' })).not.toThrow()
    },
  )
})

describe('the operator’s command', () => {
  /** Runs it on a machine where systemd prints what it is to run. */
  function run(words: readonly string[], settings = '/dev/null') {
    const bin = temporaryFolder()
    writeFileSync(path.join(bin, 'systemd-run'), '#!/bin/sh\nprintf "%s\\n" "$@"\n', { mode: 0o755 })
    const script = path.join(bin, 'inquiries')
    writeFileSync(script, read('inquiries.sh').replaceAll('[ ! -e /etc/site.env ]', `[ ! -e ${settings} ]`))
    return spawnSync('sh', [script, ...words], { env: { PATH: `${bin}:/usr/bin:/bin` }, encoding: 'utf8' })
  }

  /** Returns what it has systemd run. */
  const started = (...words: string[]) => run(words).stdout.trimEnd().split('\n')

  test('without settings says what is missing, and starts nothing', () => {
    expect(run(['list'], '/nowhere/site.env')).toMatchObject({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(/^There is no \/etc\/site\.env: write .*\n$/),
    })
  })

  test('runs as the service’s user, with its folders and settings', () => {
    const words = started('list')
    // A machine that has the site may have a file for the credential.
    const properties = words.filter(
      (word, index) => words[index - 1] === '-p' && !/^LoadCredential/.test(word),
    )
    expect(properties).toContain('DynamicUser=yes')
    expect(read('site-backup.service').split('\n')).toEqual(expect.arrayContaining(properties))
    expect(read('site-backup.service')).toContain(`Environment=${words[words.indexOf('-E') + 1]}`)
  })

  test('leaves no address in the journal, where systemd writes the description', () => {
    expect(started('erase', 'ada@example.org')).toContain('--description=inquiries')
  })

  test('passes its words on as they are, and restores by the kit’s own script', () => {
    const rectify = ['rectify', 'a1', '--message', 'It costs $HOME, 5 %h']
    expect(started(...rectify).slice(-6)).toEqual([
      '/usr/bin/node',
      '/srv/site/current/inquiries.js',
      ...rectify,
    ])
    expect(started(...rectify)).toContain('--expand-environment=no')
    expect(started('restore', 'FILE').slice(-3)).toEqual([
      '/bin/sh',
      '/srv/site/current/deploy/restore.sh',
      'FILE',
    ])
  })
})

describe('the container', () => {
  const lines = readFileSync('deploy/Containerfile', 'utf8').split('\n')

  test('copies existing files, and does not run as root', () => {
    const copied = lines
      .filter((line) => /^COPY (?!--from)/.test(line))
      .flatMap((line) => line.split(/\s+/).slice(1, -1))
    expect(copied.length).toBeGreaterThan(3)
    for (const file of copied) expect([file, existsSync(file)]).toEqual([file, true])
    expect(lines.indexOf('USER node')).toBeGreaterThan(lines.findLastIndex((line) => line.startsWith('FROM')))
  })

  test('installs packages from files copied before', () => {
    const folder = temporaryFolder()
    const run = lines.findIndex((line) => line.startsWith('RUN'))
    for (const line of lines.slice(0, run).filter((line) => line.startsWith('COPY'))) {
      const names = line.split(/\s+/).slice(1)
      const target = path.join(folder, names.pop() ?? '')
      for (const name of names) cpSync(name, path.join(target, path.basename(name)))
    }
    // Packages are installed already: this tests whether the program starts.
    mkdirSync(path.join(folder, 'node_modules'))
    cpSync('node_modules/.package-lock.json', path.join(folder, 'node_modules/.package-lock.json'))
    const [, program = '', ...words] = lines[run]?.split(' ') ?? []
    expect(program).toBe('node')
    expect(() => execFileSync(process.execPath, words, { cwd: folder, stdio: 'pipe' })).not.toThrow()
  })

  test('knows each argument that the guide gives to its build, which has no git', () => {
    const given = [...readFileSync('docs/deploy.md', 'utf8').matchAll(/--build-arg (\w+)=/g)]
    const known = lines.slice(0, lines.indexOf('RUN npm run build'))
    expect(given.map(([, name]) => name)).toEqual(['SITE_URL', 'SOURCE_COMMIT'])
    for (const [, name] of given) expect(known).toContain(`ARG ${name}`)
  })

  test('pins one image by its digest', () => {
    const images = lines.filter((line) => line.startsWith('FROM')).map((line) => line.split(' ')[1])
    expect(new Set(images).size).toBe(1)
    expect(images[0]).toMatch(/@sha256:[0-9a-f]{64}$/)
  })

  test('leaves out settings: files that git ignores, in any folder, are not sent along', () => {
    const ignored = readFileSync('.dockerignore', 'utf8').split('\n')
    const untracked = readFileSync('.gitignore', 'utf8').split('\n').filter(Boolean)
    expect(ignored).toEqual(expect.arrayContaining(untracked.map((name) => `**/${name.replace(/\/$/, '')}`)))
  })
})

describe('release contents', () => {
  test('each file has its checksum', () => {
    expect(() =>
      execFileSync('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], { cwd: 'dist' }),
    ).not.toThrow()
    const listed = readFileSync('dist/SHA256SUMS', 'utf8').split('\n')
    expect(listed.some((line) => line.endsWith('  routes.json'))).toBe(true)
    expect(listed.some((line) => line.endsWith('  public/index.html'))).toBe(true)
  })

  test('the bill of materials names the packages of the server and of the browser, and no build tools', () => {
    type Component = { name: string; version: string; properties: { value: string }[] }
    const bill: { bomFormat: string; components: Component[] } = JSON.parse(
      readFileSync('dist/sbom.cdx.json', 'utf8'),
    )
    expect(bill.bomFormat).toBe('CycloneDX')
    const places = new Map(
      bill.components.map(({ name, properties }) => [name, properties.map(({ value }) => value)]),
    )
    expect(places.get('express')).toEqual(['server'])
    expect(places.get('libsql')).toEqual(['server'])
    expect(places.get('formik')).toEqual(['browser'])
    expect(places.get('react-dom')).toEqual(['browser', 'server'])
    expect(places.get('yup')).toEqual(['browser', 'server'])
    for (const name of ['webpack', 'sharp', 'esbuild', 'jest']) expect(places.has(name)).toBe(false)
    for (const { version } of bill.components) expect(version).toMatch(/^\d+\./)
  })
})
