import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import path from 'node:path'
import { execPath } from 'node:process'
import { listen } from '../network/listen'
import { temporaryFolder } from '../support/temporary-folder'
import { run } from './run'

/**
 * Listens for a program that ignores SIGTERM, and stays connected as long as it lives.
 * @returns commands that start it, and then end or continue
 */
async function deafProgram() {
  const server = createServer()
  const port = await listen(server)
  const connected = once(server, 'connection').then(([socket]: Socket[]) => socket?.resume())
  const ended = connected.then(async (socket) => {
    if (socket && !socket.closed) await once(socket, 'close')
    server.close()
  })
  const deaf = `process.on('SIGTERM', () => {})
    require('node:net').connect(${port}, '127.0.0.1', () => console.log('connected'))`
  const starter = (then: string) => `
    const deaf = require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(deaf)}])
    deaf.stdout.once('data', () => { ${then} })`
  return { connected, ended, starter }
}

test('an aborted command ends with all its children', async () => {
  const { connected, ended, starter } = await deafProgram()
  const ending = new AbortController()
  const running = run(execPath, ['-e', starter('')], { signal: ending.signal })
  await connected
  ending.abort()
  expect(await running).toBeNull()
  await ended
})

test('a finished command leaves no process behind', async () => {
  const { ended, starter } = await deafProgram()
  expect(await run(execPath, ['-e', starter('process.exit(3)')])).toBe(3)
  await ended
})

test('starts nothing after an abort', async () => {
  expect(await run('no-such-program', [], { signal: AbortSignal.abort() })).toBeNull()
})

test('names a missing program', async () => {
  await expect(run('no-such-program', [])).rejects.toThrow('no-such-program')
})

test('writes a program’s output to a file', async () => {
  const folder = temporaryFolder()
  const output = path.join(folder, 'output')
  const program = 'console.log(process.env.WORD); process.exitCode = 3'
  expect(await run(execPath, ['-e', program], { output, env: { WORD: 'said' } })).toBe(3)
  expect(readFileSync(output, 'utf8')).toBe('said\n')
})
