import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { kill } from 'node:process'
import { text } from 'node:stream/consumers'
import { onCleanUp } from '../cleanup'

test('a suite whose setup fails half-way ends, and leaves no process behind', async () => {
  const words = [
    '--config=jest.served.config.js',
    '--testMatch',
    path.resolve('tests/hosting/half-way.suite.ts'),
  ]
  const jest = spawn('node_modules/.bin/jest', words, { stdio: ['ignore', 'pipe', 'pipe'] })
  onCleanUp(() => jest.kill('SIGKILL'))
  const [[code], stdout, stderr] = await Promise.all([
    once(jest, 'exit'),
    text(jest.stdout),
    text(jest.stderr),
  ])
  expect(stderr).toContain('This suite stops half-way.')
  expect(stderr).not.toContain('Jest did not exit')
  expect(code).toBe(1)
  const [, server] = /process (\d+)/.exec(stdout) ?? []
  expect(() => kill(Number(server), 0)).toThrow('ESRCH')
})
