/**
 * `npm start`: builds if anything has changed, then serves `dist/`. `npm run preview` does the same with drafts,
 * scheduled articles and the style guide. package.json starts it by `exec`, as npm signals its shell alone: the server would
 * stay behind.
 */
import { spawn } from 'node:child_process'
import path from 'node:path'
import { argv, env, exit } from 'node:process'
import { createInterface } from 'node:readline'
import { build, previewFolder } from './build'
import { forAuthors } from './for-authors'

const options = { preview: { type: 'boolean', default: false } } as const
void forAuthors({ args: argv.slice(2), options }, (_, { values: { preview } }) =>
  build({ preview }) ? serve(preview ? previewFolder : 'dist') : exit(1),
)

/** Formats a line of the server's log for a terminal. */
function sentence(line: string): string {
  try {
    const { msg, err } = JSON.parse(line)
    return [msg, err?.stack].filter(Boolean).join('\n')
  } catch {
    return line
  }
}

/** Runs the server of a folder until it ends, and exits with its code. */
function serve(folder: string): void {
  // In a terminal, a line for each request would bury the one with the address of the site.
  const server = spawn(process.execPath, [path.join(folder, 'server.js')], {
    stdio: ['inherit', 'pipe', 'inherit'],
    env: { ...env, LOG_LEVEL: env.LOG_LEVEL || 'warn' },
  })
  createInterface({ input: server.stdout }).on('line', (line) => console.log(sentence(line)))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
  // The server handles both signals and exits with a code; it has none if it was killed. What it has said is read first.
  server.on('close', (code) => exit(code ?? 1))
}
