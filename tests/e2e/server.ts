import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { env } from 'node:process'

/** Serves `dist/` on a free port, with a database of its own, for as long as the tests run. */
export default async function serve(): Promise<() => Promise<void>> {
  const data = mkdtempSync(path.join(tmpdir(), 'site-data-'))
  const server = spawn(process.execPath, ['dist/server.js'], {
    env: { ...env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: data, CONTACT_LIMIT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  env.BASE_URL = await address(server)
  env.TEST_DATA_DIR = data
  return async () => {
    const stopped = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGTERM')
    await stopped
    rmSync(data, { recursive: true, force: true })
  }
}

/** The server says where it listens. */
function address(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('exit', (code) =>
      reject(new Error(`The server stopped with code ${code}. Is the site built?`)),
    )
    server.stdout?.on('data', (chunk: Buffer) => {
      const [, url] = /(http:\/\/\S+)/.exec(chunk.toString()) ?? []
      if (url) resolve(url)
    })
  })
}
