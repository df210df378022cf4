/** The first descriptor after standard input, output and error (sd_listen_fds(3)). */
const firstSocket = 3

/**
 * Returns the descriptor of the listening socket passed by systemd, or undefined without one: then `PORT` and
 * `HOST` apply. systemd keeps that socket open across restarts, so that no connection is refused.
 */
export function inheritedSocket(settings: NodeJS.ProcessEnv, pid: number): number | undefined {
  const { LISTEN_PID, LISTEN_FDS } = settings
  return LISTEN_PID === String(pid) && Number(LISTEN_FDS) >= 1 ? firstSocket : undefined
}
