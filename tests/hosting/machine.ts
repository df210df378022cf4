import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { env, kill } from 'node:process'
import { text } from 'node:stream/consumers'
import { freePort } from '../network/free-port'
import { required, requirements } from '../run/requirements'
import { onCleanUp } from '../support/cleanup'
import { temporaryFolder } from '../support/temporary-folder'
import { until } from '../support/until'

/** Simulates the target machine of a release: its ssh runs commands here, its systemd holds the server's port. */
export type Machine = {
  /** Returns a path below the machine's own folder; releases are in `srv`. */
  at: (...names: string[]) => string
  port: number
  /** File of the commands given to systemctl. */
  log: string
  /** Runs a script as a user of the machine. */
  run: (
    script: string,
    ...words: string[]
  ) => Promise<{ status: number | null; stdout: string; stderr: string }>
  /** Deploys a build by its own script, in a second of its own: a release is named after it. */
  deploy: (build: string) => ReturnType<Machine['run']>
}

/** Opens the port, as systemd does for a socket unit, and passes it on as descriptor 3. */
const openSocket =
  '$^F = 9; my $s = IO::Socket::INET->new(LocalAddr => shift, Listen => 511, ReuseAddr => 1) or die "$@"; POSIX::dup2(fileno $s, 3); exec @ARGV'

/**
 * Starts and restarts the server as systemd does: the next one starts once the former has ended, on the same socket.
 * Its process group ends with the tests, even if they are killed: they hold the other end of its input.
 */
const manager = `
exec 9<&0
{ cat <&9 > /dev/null; kill -KILL 0; } &
while read -r command < "$1/command"; do
  case $command in
    restart)
      if [ -n "\${pid:-}" ]; then kill "$pid" 2> /dev/null; wait "$pid" 2> /dev/null; fi
      sh -c 'cd -P "$1/srv/current" && LISTEN_PID=$$ exec "$2" server.js' sh "$1" "$2" > "$1/output" 2>&1 &
      pid=$!
      echo 0 > "$1/reply" ;;
    is-active)
      if grep -qs '^State:.[^Z]' "/proc/\${pid:-none}/status"; then echo 0; else echo 3; fi > "$1/reply" ;;
  esac
done`

/**
 * Creates an empty machine.
 * @param settings environment variables of the server
 */
export async function createMachine(settings: NodeJS.ProcessEnv = {}): Promise<Machine> {
  const folder = temporaryFolder()
  const at = (...names: string[]) => path.join(folder, ...names)
  const [port, log] = [await freePort(), at('log')]
  for (const name of ['bin', 'srv']) mkdirSync(at(name))
  const program = (name: string, ...lines: string[]) => {
    writeFileSync(at('bin', name), ['#!/bin/sh', ...lines, ''].join('\n'))
    chmodSync(at('bin', name), 0o755)
  }
  program('ssh', 'if [ "$1" = -l ]; then shift 2; fi', 'shift', 'exec sh -c "$*"')
  program(
    'systemctl',
    `echo "$*" >> ${log}`,
    'case $* in',
    `  "restart site") echo restart > ${at('command')}; read -r status < ${at('reply')}; exit $status ;;`,
    `  "--quiet is-active site") echo is-active > ${at('command')}; read -r status < ${at('reply')}; exit $status ;;`,
    'esac',
  )
  for (const name of ['command', 'reply']) execFileSync('mkfifo', [at(name)])
  const holdPort = ['-MIO::Socket::INET', '-MPOSIX', '-e', openSocket, `127.0.0.1:${port}`]
  const manage = ['sh', '-c', manager, 'systemd', folder, process.execPath]
  const systemd = spawn(required(requirements.perl), [...holdPort, ...manage], {
    cwd: folder,
    detached: true,
    stdio: ['pipe', 'ignore', 'inherit'],
    env: { PATH: env.PATH, LISTEN_FDS: '1', DATA_DIR: at('data'), LOG_LEVEL: 'warn', ...settings },
  })
  const exited = once(systemd, 'exit')
  onCleanUp(async () => {
    // Including the server that it started.
    if (systemd.pid && systemd.exitCode === null && systemd.signalCode === null) kill(-systemd.pid, 'SIGKILL')
    await exited
  })
  const run: Machine['run'] = async (script, ...words) => {
    const child = spawn('sh', [script, ...words], {
      env: {
        PATH: `${at('bin')}:${path.dirname(process.execPath)}:${env.PATH}`,
        SITE_FOLDER: at('srv'),
        SITE_HEALTH: `http://127.0.0.1:${port}/healthz`,
      },
    })
    const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
    return { status: child.exitCode, stdout, stderr }
  }
  const second = () => Math.floor(Date.now() / 1000)
  return {
    at,
    port,
    log,
    run,
    deploy: async (build) => {
      const before = second()
      await until(() => second() > before)
      return run(path.join(build, 'deploy/release.sh'), 'root@site.example')
    },
  }
}
