import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, readFileSync } from 'node:fs'
import { cwd, env } from 'node:process'
import { createInterface } from 'node:readline'
import { inTemporaryProject, sources, writeFiles } from '../../tests/support/temporary-project'

const home = cwd()
inTemporaryProject()

/** Logs like the server of `dist/`, says where it runs, and ends on request. */
const server = `
process.on('SIGTERM', () => process.exit(3))
setInterval(() => {}, 1000)
console.log(JSON.stringify({ level: 40, msg: 'The mail server is slow.' }))
console.log(JSON.stringify({ level: 50, msg: 'No disk.', err: { stack: 'Error: full\\n    at write' } }))
console.log('unformatted')
console.log(require('node:path').relative(process.cwd(), __dirname))
`

let started: ChildProcess

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))

/**
 * Runs a command of package.json by a shell, as npm does, in a project whose builds write this server.
 * @returns its lines, and its exit code once it ends
 */
function start(name: 'start' | 'preview') {
  const program = 'src/commands/start.ts'
  started = spawn('sh', ['-c', scripts[name].replace(program, `"${home}/${program}"`)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // Its own process group, so that a failed test stops everything it started.
    detached: true,
    env: { ...env, PATH: `${home}/node_modules/.bin:${env.PATH}`, NODE_OPTIONS: '', LC_ALL: 'C' },
  })
  const ended = new Promise((resolve) => started.once('exit', resolve))
  if (!started.stdout) throw new Error('There is no output.')
  return { lines: createInterface(started.stdout)[Symbol.asyncIterator](), ended }
}

beforeEach(() => {
  writeFiles({
    ...sources,
    'content/site.yaml': 'brand: Firm',
    'made.js': server,
    'node_modules/.bin/tsx':
      '#!/bin/sh\nmkdir -p .cache/dist && cp made.js .cache/dist/server.js && test ! -e broken\n',
  })
  chmodSync('node_modules/.bin/tsx', 0o755)
})
afterEach(() => {
  if (started.exitCode === null && started.pid) process.kill(-started.pid, 'SIGKILL')
})

test.each([
  ['start', 'Building the site …', 'dist'],
  ['preview', 'Building a preview …', 'dist-preview'],
] as const)(
  'npm run %s serves what it has built, in plain sentences; a signal to npm ends the server, and it ends likewise',
  async (name, first, folder) => {
    const { lines, ended } = start(name)
    const said: string[] = []
    while (said.at(-1) !== folder) said.push((await lines.next()).value)
    expect(said).toEqual([
      first,
      'The mail server is slow.',
      'No disk.',
      'Error: full',
      '    at write',
      'unformatted',
      folder,
    ])
    started.kill('SIGTERM')
    expect(await ended).toBe(3)
  },
)

test('nothing is served if the build fails', async () => {
  writeFiles({ broken: '' })
  const { lines, ended } = start('start')
  expect((await lines.next()).value).toBe('Building the site …')
  expect((await lines.next()).done).toBe(true)
  expect(await ended).toBe(1)
})
