import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { env } from 'node:process'
import { onCleanUp } from '../support/cleanup'
import { type Program, startProgram } from '../support/program'

export type Started = Program & { url: string; port: number }

const served = /served at (http:\/\/[^\s"]+)/

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
  const server = startProgram(process.execPath, [path.join(dist, 'server.js')], {
    cwd: dist,
    env: { PATH: env.PATH, PORT: '0', HOST: '127.0.0.1', DATA_DIR: data, LOG_LEVEL: 'warn', ...settings },
  })
  server.process.once('exit', () => rmSync(data, { recursive: true, force: true }))
  onCleanUp(() => server.stop('SIGKILL'))
  await server.until(() => served.test(server.output()))
  const [, url = ''] = served.exec(server.output()) ?? []
  return { ...server, url, port: Number(new URL(url).port) }
}
