import { SettingError } from '../inquiries/settings'

/** The first descriptor that systemd passes, after standard input, output and error (sd_listen_fds(3)). */
export const firstDescriptor = 3

/**
 * Returns the descriptor of the listening socket passed by systemd, or undefined where no systemd has started us, or a
 * unit that sets `PORT` or `HOST`: then these apply. systemd keeps that socket open across restarts, so that no
 * connection is refused.
 *
 * @throws {SettingError} if systemd has started us without one, as after a change of the port: no proxy would ask at ours
 */
export function inheritedSocket(settings: NodeJS.ProcessEnv, pid: number): number | undefined {
  const { LISTEN_PID, LISTEN_FDS, LISTEN_FDNAMES = '', SYSTEMD_EXEC_PID, HOST, PORT } = settings
  const names = LISTEN_FDNAMES.split(':')
  const count = LISTEN_PID === String(pid) ? Number(LISTEN_FDS) : 0
  // The watchdog's is no listening socket.
  for (let place = 0; place < count; place++) if (names[place] !== 'notify') return firstDescriptor + place
  const isStartedBySystemd = [LISTEN_PID, SYSTEMD_EXEC_PID].includes(String(pid))
  if (isStartedBySystemd && !HOST && !PORT)
    throw new SettingError(
      'systemd has passed no socket: run systemctl restart site.socket site. In a unit without a socket, set PORT.',
    )
  return undefined
}
