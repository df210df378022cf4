import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { env } from 'node:process'
import { onCleanUp } from '../cleanup'

export type Started = {
  url: string
  port: number
  process: ChildProcess
  /** Returns its output so far. */
  output: () => string
  /** Stops it gracefully, and waits. @returns its exit code */
  stop: () => Promise<number | null>
}

/**
 * Starts a built site on a free port, with a database of its own, and nothing of this process's environment.
 * @param settings environment variables
 * @param dist the folder of the build
 * @throws if it is missing, or the server does not start
 */
export async function startDist(
  settings: NodeJS.ProcessEnv = {},
  dist = path.resolve('dist'),
): Promise<Started> {
  if (!existsSync(path.join(dist, 'server.js'))) throw new Error(`${dist} is missing: build it, then again.`)
  const data = mkdtempSync(path.join(tmpdir(), 'site-data-'))
  const server = spawn(process.execPath, [path.join(dist, 'server.js')], {
    cwd: dist,
    env: { PATH: env.PATH, PORT: '0', HOST: '127.0.0.1', DATA_DIR: data, LOG_LEVEL: 'warn', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const exited = once(server, 'exit').then(() => {
    rmSync(data, { recursive: true, force: true })
    return server.exitCode
  })
  onCleanUp(() => {
    server.kill('SIGKILL')
    return exited
  })
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString()
        const [, found] = /served at (http:\/\/[^\s"]+)/.exec(output) ?? []
        if (found) resolve(found)
      })
    }
    exited.then((code) => reject(new Error(`The server stopped with code ${code}: ${output.trim()}`)), reject)
  })
  return {
    url,
    port: Number(new URL(url).port),
    process: server,
    output: () => output,
    stop: async () => {
      server.kill('SIGTERM')
      return exited
    },
  }
}

/** Waits until a server has written something. */
export async function said(server: Started, text: string): Promise<void> {
  while (!server.output().includes(text)) await once(server.process.stdout ?? server.process, 'data')
}
