/** `npm start`: builds where anything changed, then serves `dist/`. */
import { spawn } from 'node:child_process'
import { exit } from 'node:process'
import { build } from './build'

if (!build()) exit(1)

const server = spawn(process.execPath, ['dist/server.js'], { stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => exit(code ?? 0))
