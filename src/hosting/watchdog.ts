import { write } from 'node:fs'

/** The first descriptor after standard input, output and error (sd_listen_fds(3)). */
const firstDescriptor = 3

/**
 * Tells systemd that the server is alive, for as long as its event loop turns (`WatchdogSec=`). Node cannot open a datagram
 * socket of Unix, so systemd hands its own over: `OpenFile=/run/systemd/notify:notify`.
 * @param settings the environment, in which systemd says how often, to whom and where
 * @param onError takes what kept a sign of life from being sent
 * @returns the timer, or nothing where systemd does not ask
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
  // Three times in the period, so that one may be late.
  return setInterval(notify, Number(WATCHDOG_USEC) / 3000).unref()
}
