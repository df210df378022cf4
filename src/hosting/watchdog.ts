import { write } from 'node:fs'
import { firstDescriptor } from './inherited-socket'

/**
 * Tells systemd that the server is alive, as long as its event loop runs (`WatchdogSec=`). Node cannot open a
 * Unix datagram socket, so systemd passes its own: `OpenFile=/run/systemd/notify:notify`.
 * @param settings the environment, in which systemd passes interval, process and socket
 * @param onError receives errors of sending
 * @returns the timer, or undefined if systemd has not enabled the watchdog
 */
export function startWatchdog(
  { WATCHDOG_USEC, WATCHDOG_PID, LISTEN_FDNAMES = '' }: NodeJS.ProcessEnv,
  pid: number,
  onError: (error: Error) => void,
): NodeJS.Timeout | undefined {
  const place = LISTEN_FDNAMES.split(':').indexOf('notify')
  if (WATCHDOG_PID !== String(pid) || !(Number(WATCHDOG_USEC) > 0) || place < 0) return undefined
  const notify = () =>
    write(firstDescriptor + place, 'WATCHDOG=1', (error) => {
      if (error) onError(error)
    })
  // Three times per period, so that one may be late.
  return setInterval(notify, Number(WATCHDOG_USEC) / 3000).unref()
}
