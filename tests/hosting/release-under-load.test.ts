import { createHash } from 'node:crypto'
import { cpSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { writeChecksums } from '../../src/files/checksums'
import { type Manifest, readRoutes } from '../../src/hosting/manifest'
import { type Ask, requester } from '../network/http'
import { RawConnection } from '../network/raw-connection'
import { required, requirements } from '../run/requirements'
import { cleanUp } from '../support/cleanup'
import { createMachine, type Machine } from './machine'
import { type SiteProxy, startNginx } from './proxies'

/** Pages with different styles, each named in its policy by their hash. */
const pages = ['/', '/fr/pricing']

const routes = readRoutes('dist')
const script = Object.keys(routes.files).find((address) => /^\/app-.*\.js$/.test(address)) ?? ''

/** Copies this build with other styles on its pages and a script under another name, as after a change of code. */
function nextBuild(folder: string): string {
  cpSync('dist', folder, { recursive: true, filter: (from) => path.relative('dist', from) !== 'active' })
  const next: Manifest = structuredClone(routes)
  const inPublic = (file: string) => path.join(folder, 'public', file)
  for (const page of pages) {
    const route = next.files[page]
    if (!route) throw new Error(`dist/ has no ${page}`)
    const html = readFileSync(inPublic(route.file), 'utf8')
    const [, css = ''] = /<style[^>]*>([^<]*)<\/style>/.exec(html) ?? []
    const changed = `${css}/* changed */`
    writeFileSync(
      inPublic(route.file),
      html.replace(css, () => changed),
    )
    const policy = route.headers['content-security-policy'] ?? ''
    next.files[page] = {
      ...route,
      headers: { ...route.headers, 'content-security-policy': policy.replace(hashOf(css), hashOf(changed)) },
      encodings: [],
    }
  }
  const { [script]: route, ...others } = next.files
  if (!route) throw new Error('dist/ has no script of the application')
  for (const ending of ['', '.br', '.gz'])
    renameSync(inPublic(route.file + ending), inPublic(`app-0123456789abcdef.js${ending}`))
  next.files = { ...others, '/app-0123456789abcdef.js': { ...route, file: 'app-0123456789abcdef.js' } }
  writeFileSync(path.join(folder, 'routes.json'), JSON.stringify(next))
  writeChecksums(folder)
  return folder
}

const hashOf = (css: string) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`

let machine: Machine
let nginx: SiteProxy
let send: Ask
afterEach(cleanUp)

/** Reads a page. @throws if it is not served, or its policy forbids its styles */
async function readPage(address: string): Promise<void> {
  const { status, headers, text } = await send(address)
  if (status !== 200) throw new Error(`${address}: ${status}`)
  const [, css = ''] = /<style[^>]*>([^<]*)<\/style>/.exec(text) ?? []
  if (!headers['content-security-policy']?.includes(hashOf(css)))
    throw new Error(`${address}: styles are blocked`)
}

/** Loads the script of a page opened at the beginning, which may ask for it at any moment. @throws if it is gone */
async function loadScript(): Promise<void> {
  if ((await send(script)).status !== 200) throw new Error(`${script} is gone`)
}

const message = (text: string) =>
  JSON.stringify({ name: 'Ada', email: 'ada@example.org', service: 'other', message: text })

/** @throws if a message is not accepted */
async function sendMessage(number: number): Promise<void> {
  const { status, text } = await send('/api/contact', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: message(`Message ${number}`),
  })
  if (status !== 201) throw new Error(`a message: ${status} ${text}`)
}

/** Sends a message one byte at a time, holding the last ones back until `finished`. */
async function sendSlowly(port: number, text: string, finished: Promise<unknown>): Promise<string> {
  const body = message(text)
  const client = new RawConnection(port).say(
    `POST /api/contact HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`,
  )
  let done = false
  finished.finally(() => (done = true))
  for (const character of body.slice(0, -1)) {
    client.say(character)
    if (!done) await wait(20)
  }
  await finished
  const answer = await client.say(body.slice(-1)).ended
  return answer.slice(0, 'HTTP/1.1 201'.length)
}

test('releases activated under load: readers, open pages and messages meet no error', async () => {
  required(requirements.rsync)
  machine = await createMachine({ CONTACT_LIMIT: '0', TRUST_PROXY: '1' })
  const next = nextBuild(machine.at('next'))
  const release = async (build: string) => {
    const { status, stderr } = await machine.deploy(build)
    expect([status, stderr]).toEqual([0, ''])
  }
  await release('dist')
  nginx = await startNginx(machine.port)
  send = requester(`https://localhost:${nginx.httpsPort}`)

  const errors = new Set<string>()
  let isOver = false
  /** Repeats work until the releases are over. @returns how often */
  async function repeat(work: (turn: number) => Promise<void>, pause = 0): Promise<number> {
    let turn = 0
    for (; !isOver; turn++) {
      await work(turn).catch((error: unknown) => errors.add(String(error)))
      await wait(pause)
    }
    return turn
  }
  const readers = [...pages.map((page) => () => readPage(page)), loadScript].map((read) => repeat(read))
  const writer = repeat(sendMessage, 500)
  const slow = sendSlowly(machine.port, 'slowly', wait(4000))
  try {
    for (const build of [next, 'dist', next]) await release(build)
  } finally {
    isOver = true
    await Promise.all([...readers, writer])
  }
  expect(await slow).toBe('HTTP/1.1 201')
  expect([...errors]).toEqual([])
  const reads = (await Promise.all(readers)).reduce((sum, times) => sum + times, 0)
  expect([reads > 100, (await writer) > 3]).toEqual([true, true])
  // Readers get the last release, with the new script and the former one.
  expect((await send('/app-0123456789abcdef.js')).status).toBe(200)
  expect((await send('/')).text).toContain('/* changed */')
})
