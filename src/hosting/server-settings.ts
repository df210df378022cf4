import { env } from 'node:process'
import { SettingError } from '../inquiries/settings'
import { logLevels } from './server-log'

/**
 * Reads the settings of the server: where it listens, `HOST` (default `localhost`) and `PORT` (default 8000;
 * 0 for any free one), what it logs, `LOG_LEVEL` (default `info`), and where it serves metrics,
 * `METRICS_LISTEN` (default: nowhere).
 * @throws {SettingError} if one of them is malformed; the message names it
 */
export function serverSettings(): { host: string; port: number; logLevel: string; metrics?: string } {
  const [host, port, logLevel] = [env.HOST || 'localhost', env.PORT || '8000', env.LOG_LEVEL || 'info']
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65535)
    throw new SettingError(`PORT is "${port}": give a number from 0 to 65535.`)
  if (!logLevels.includes(logLevel))
    throw new SettingError(`LOG_LEVEL is "${logLevel}": give one of ${logLevels.join(', ')}.`)
  const metrics = env.METRICS_LISTEN || undefined
  if (metrics !== undefined && !/^\/.|^.+:\d{1,5}$/.test(metrics))
    throw new SettingError(
      `METRICS_LISTEN is "${metrics}": give host:port, such as 127.0.0.1:9464, or the path of a socket.`,
    )
  return { host, port: Number(port), logLevel, metrics }
}
