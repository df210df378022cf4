/** `npm start`: builds where anything changed, then serves `dist/`. */
import { spawn } from 'node:child_process'
import { env, exit } from 'node:process'
import { build } from './build'

if (!build()) exit(1)

// At a terminal a line for each request would bury the one that says where the site is.
const server = spawn(process.execPath, ['dist/server.js'], {
  stdio: 'inherit',
  env: { ...env, LOG_LEVEL: env.LOG_LEVEL || 'warn' },
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => exit(code ?? 0))
