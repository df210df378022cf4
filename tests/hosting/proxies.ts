import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { env, getuid } from 'node:process'
import { debianProgram } from '../debian-package'
import { freePort } from '../free-port'

/** A proxy that serves the site, set up by the files of `deploy/`. */
export type SiteProxy = {
  /** The same site without TLS, to be measured beside others that have none; nginx alone has one. */
  benchPort?: number
  httpsPort: number
  httpPort: number
  pid: number | undefined
  /** Asks the program itself about its configuration. @throws where it finds a fault */
  check: () => void
  stop: () => Promise<void>
}

const dist = path.resolve('dist')
const kit = (file: string) => path.join(dist, 'deploy', file)

/** A program that runs until it is stopped; what it said is in the error where it ends by itself. */
function run(
  program: string,
  words: string[],
  settings: NodeJS.ProcessEnv,
): { child: ChildProcess; output: () => string } {
  const child = spawn(program, words, { env: { ...env, ...settings }, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  return { child, output: () => output }
}

/** Asks until it is answered over TLS. @throws where the program ends first, or does not answer for 30 seconds: it is ended then */
async function answered(port: number, { child, output }: ReturnType<typeof run>): Promise<void> {
  const until = performance.now() + 30_000
  while (true) {
    if (performance.now() > until) {
      child.kill('SIGKILL')
      throw new Error(`It does not answer: ${output()}`)
    }
    if (child.exitCode !== null) throw new Error(`It stopped with code ${child.exitCode}: ${output()}`)
    const there = await new Promise<boolean>((resolve) => {
      request({ host: '127.0.0.1', servername: 'localhost', port, rejectUnauthorized: false }, (response) => {
        response.resume()
        resolve(true)
      })
        .once('error', () => setTimeout(resolve, 20, false))
        .end()
    })
    if (there) return
  }
}

async function stop(child: ChildProcess, folder: string): Promise<void> {
  if (child.exitCode === null) {
    const exited = once(child, 'exit')
    child.kill('SIGTERM')
    await exited
  }
  rmSync(folder, { recursive: true, force: true })
}

/** Replaces words of a file of `deploy/`. @throws where it does not have them */
function replaced(text: string, words: readonly [string, string][]): string {
  return words.reduce((whole, [from, to]) => {
    if (!whole.includes(from)) throw new Error(`deploy/nginx.conf does not have "${from}"`)
    return whole.replaceAll(from, to)
  }, text)
}

/** Writes the configuration that belongs to a release. */
const activate = (release: string) => execFileSync(process.execPath, [path.join(release, 'activate.js')])

/**
 * Debian's nginx with `deploy/nginx.conf` and a certificate of its own.
 * @param current the folder that it serves: this build, or the link to the current release of a machine
 */
export async function startNginx(serverPort: number, current = dist): Promise<SiteProxy> {
  if (current === dist) activate(dist)
  const nginx = debianProgram('nginx', ['nginx', 'libnginx-mod-http-brotli-static'])
  const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
  if (!existsSync(brotli)) debianProgram(brotli, ['libnginx-mod-http-brotli-static'])
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'))
  const [httpPort, httpsPort, benchPort] = [await freePort(), await freePort(), await freePort()]
  const at = (name: string) => path.join(folder, name)
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '2',
      '-subj',
      '/CN=localhost',
      '-keyout',
      at('key.pem'),
      '-out',
      at('cert.pem'),
    ],
    { stdio: 'ignore' },
  )
  const site = replaced(readFileSync(kit('nginx.conf'), 'utf8'), [
    ['/srv/site/current', current],
    ['listen 80;', `listen 127.0.0.1:${httpPort};`],
    ['  listen [::]:80;\n', ''],
    ['listen 443 ssl', `listen 127.0.0.1:${benchPort};\n  listen 127.0.0.1:${httpsPort} ssl`],
    ['  listen [::]:443 ssl http2;\n', ''],
    ['127.0.0.1:8000', `127.0.0.1:${serverPort}`],
    ['/etc/letsencrypt/live/site.example/fullchain.pem', at('cert.pem')],
    ['/etc/letsencrypt/live/site.example/privkey.pem', at('key.pem')],
    ['/var/log/nginx/', `${folder}/`],
    ['site.example', 'localhost'],
  ])
  writeFileSync(
    at('nginx.conf'),
    [
      `load_module ${brotli};`,
      ...(getuid?.() === 0 ? ['user root;'] : []),
      'daemon off;',
      `pid ${at('pid')};`,
      'error_log stderr;',
      'events {}',
      'http {',
      // As in Debian's own nginx.conf.
      'sendfile on;',
      'tcp_nopush on;',
      ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${at(name)};`),
      site,
      '}',
    ].join('\n'),
  )
  const words = ['-c', at('nginx.conf'), '-p', folder]
  const running = run(nginx, words, {})
  await answered(httpsPort, running)
  return {
    benchPort,
    httpPort,
    httpsPort,
    pid: running.child.pid,
    check: () => execFileSync(nginx, ['-t', '-q', ...words], { encoding: 'utf8' }),
    stop: () => stop(running.child, folder),
  }
}

/** Debian's Caddy with `deploy/Caddyfile`, a certificate of its own making, and this build. */
export async function startCaddy(serverPort: number): Promise<SiteProxy> {
  const caddy = debianProgram('caddy')
  const folder = mkdtempSync(path.join(tmpdir(), 'caddy-'))
  const [httpPort, httpsPort] = [await freePort(), await freePort()]
  const file = path.join(folder, 'Caddyfile')
  writeFileSync(
    file,
    [
      '{',
      '\tadmin off',
      '\tlocal_certs',
      '\tskip_install_trust',
      `\thttp_port ${httpPort}`,
      `\thttps_port ${httpsPort}`,
      `\tstorage file_system ${folder}`,
      '}',
      `import ${kit('Caddyfile')}`,
      '',
    ].join('\n'),
  )
  const settings = {
    SITE_ADDRESS: 'localhost',
    SITE_FOLDER: dist,
    SITE_SERVER: `127.0.0.1:${serverPort}`,
    HOME: folder,
  }
  const words = ['--config', file, '--adapter', 'caddyfile']
  const running = run(caddy, ['run', ...words], settings)
  await answered(httpsPort, running)
  return {
    httpPort,
    httpsPort,
    pid: running.child.pid,
    check: () => execFileSync(caddy, ['validate', ...words], { env: { ...env, ...settings }, stdio: 'pipe' }),
    stop: () => stop(running.child, folder),
  }
}
