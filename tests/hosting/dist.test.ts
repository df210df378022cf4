import { cpSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { filesBelow } from '../../src/files/files-below'
import { newInquiry, postInquiry } from '../inquiries/post-inquiry'
import { RawConnection } from '../network/raw-connection'
import { temporaryFolder } from '../support/temporary-folder'
import { until } from '../support/until'
import { type Started, startDist } from './start-dist'

describe('dist/ copied to an empty folder elsewhere, with Node alone', () => {
  let folder: string
  let site: Started

  beforeAll(async () => {
    folder = temporaryFolder()
    cpSync('dist', path.join(folder, 'site'), { recursive: true })
    site = await startDist(
      { LOG_LEVEL: 'info', DATA_DIR: path.join(folder, 'data') },
      path.join(folder, 'site'),
    )
  })

  test('serves pages', async () => {
    const reply = await fetch(`${site.url}/fr/pricing`)
    expect(reply.status).toBe(200)
    expect(await reply.text()).toContain('<html lang="fr"')
  })

  test('stores what the form sends, with its native database', async () => {
    const answer = await postInquiry(site.url, newInquiry('Bonjour, parlons de vos serveurs.'))
    expect(answer).toEqual({ status: 201, id: expect.any(String) })
    expect(site.output()).not.toContain('ada@example.org')
    const data = path.join(folder, 'data')
    const modes = ['.', ...readdirSync(data)].map((name) => statSync(path.join(data, name)).mode & 0o077)
    expect(modes.length).toBeGreaterThan(1)
    expect(new Set(modes)).toEqual(new Set([0]))
  })
})

test('contains nothing of development', () => {
  const files = filesBelow('dist/public')
  expect(files.length).toBeGreaterThan(0)
  expect(files.filter((file) => /___content|content-check/.test(readFileSync(file, 'latin1')))).toEqual([])
})

test('uses its own files while the link by which it was started leads to the next release', async () => {
  const current = path.join(temporaryFolder(), 'current')
  symlinkSync(path.resolve('dist'), current)
  const site = await startDist({}, current)
  rmSync(current)
  symlinkSync(temporaryFolder(), current)
  const body = new URLSearchParams({ name: 'Ada', email: 'ada@example.org', message: 'Bonjour' })
  const sent = await fetch(`${site.url}/api/contact`, { method: 'POST', body, redirect: 'manual' })
  expect(sent.headers.get('location')).toBe('/contact/sent')
  expect((await fetch(`${site.url}/estimate?unknown=1`)).status).toBe(400)
})

test('logs what a package writes to the console, and a warning of Node once, as JSON like every line', async () => {
  const program = path.join(temporaryFolder(), 'warn.js')
  const words = "console.warn('%s is deprecated', 'This'); process.emitWarning('look out')"
  writeFileSync(program, `setTimeout(() => { ${words} }, 100)`)
  const site = await startDist({ NODE_OPTIONS: `--require ${program}` })
  await site.said('look out')
  await site.stop()
  const lines = site.output().trim().split('\n')
  const logged = lines.map((line) => JSON.parse(line)).filter(({ msg }) => /deprecated|look out/.test(msg))
  expect(logged.map(({ level, msg }) => [level, msg])).toEqual([
    ['warn', 'This is deprecated'],
    ['warn', 'look out'],
  ])
})

test('serves on if its log cannot be written, as on a full disk', async () => {
  const program = path.join(temporaryFolder(), 'close.js')
  const replaceOutput = 'fs.closeSync(1); fs.openSync(__filename)'
  writeFileSync(program, `const fs = require('fs'); process.once('SIGUSR2', () => { ${replaceOutput} })`)
  const site = await startDist({ NODE_OPTIONS: `--require ${program}`, LOG_LEVEL: 'info' })
  site.process.kill('SIGUSR2')
  for (let count = 0; count < 20; count++) expect((await fetch(`${site.url}/fr/pricing`)).status).toBe(200)
  expect(await site.stop()).toBe(0)
})

test.each(['SIGTERM', 'SIGHUP'] as const)(
  'on %s, even if another signal follows, finishes a pending request, then stops with code 0',
  async (signal) => {
    const site = await startDist()
    const body = 'name=&email=&message='
    const head = `POST /api/contact HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: ${body.length}\r\n`
    const client = new RawConnection(site.port).say(
      `${head}Content-Type: application/x-www-form-urlencoded\r\n\r\n`,
    )
    // The server asks for the body: the request is pending.
    await client.heard(/100 Continue/)
    site.process.kill(signal)
    await until(() =>
      fetch(`${site.url}/healthz`).then(
        ({ ok }) => !ok,
        () => true,
      ),
    )
    const stopped = site.stop()
    client.say(body)
    expect(await client.ended).toMatch(/HTTP\/1\.1 303 /)
    expect(await stopped).toBe(0)
  },
)

test.each([
  ['of the server', 'PORT', '99999'],
  ['of the metrics', 'METRICS_LISTEN', '/nowhere/metrics.sock'],
  ['of the form', 'CONTACT_LIMIT', 'few'],
])('an invalid setting %s, %s="%s", stops the start with one line that names it', async (_, name, value) => {
  const failed = await startDist({ [name]: value }).catch((error: Error) => error)
  if (!(failed instanceof Error)) {
    await failed.stop()
    throw new Error('the server started')
  }
  const [, line = ''] = / stopped with code 1: (.+)$/.exec(failed.message) ?? []
  expect(JSON.parse(line)).toMatchObject({
    level: 'fatal',
    msg: expect.stringMatching(new RegExp(`^${name} is "${value}": .+$`)),
  })
})
