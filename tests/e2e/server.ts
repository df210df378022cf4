import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { env } from 'node:process'
import { testSite } from './site'

type Served = { url: string; data: string; stop: () => Promise<void> }

/** Serves a built folder on a free port, with its own database. */
async function start(folder: string): Promise<Served> {
  const data = mkdtempSync(path.join(tmpdir(), 'site-data-'))
  const server = spawn(process.execPath, [path.join(folder, 'server.js')], {
    env: { ...env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: data, CONTACT_LIMIT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = new Promise((resolve) => server.once('exit', resolve))
  const stop = async () => {
    server.kill('SIGTERM')
    await exited
    rmSync(data, { recursive: true, force: true })
  }
  try {
    return { url: await address(server), data, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Seconds for a server to start. */
const timeoutSeconds = 300

/** Serves the site and the tests' own for the duration of the tests. */
export default async function serve(): Promise<() => Promise<void>> {
  const site = await start('dist')
  env.LIVE_URL = site.url
  const own = await start(testSite).catch(async (error: unknown) => {
    await site.stop()
    throw error
  })
  env.TEST_SITE_URL = own.url
  env.TEST_DATA_DIR = own.data
  return async () => {
    await site.stop()
    await own.stop()
  }
}

/** Reads the address that the server prints. */
function address(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    setTimeout(
      () => reject(new Error('The server does not say where it listens.')),
      timeoutSeconds * 1000,
    ).unref()
    server.once('exit', (code) =>
      reject(new Error(`The server stopped with code ${code}. Is the site built?`)),
    )
    server.stdout?.on('data', (chunk: Buffer) => {
      const [, url] = /(http:\/\/[^\s"]+)/.exec(chunk.toString()) ?? []
      if (url) resolve(url)
    })
  })
}
