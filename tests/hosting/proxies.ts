import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { env, getuid } from 'node:process'
import { freePort } from '../network/free-port'
import { requester } from '../network/http'
import { required, requirements } from '../run/requirements'
import { onCleanUp } from '../support/cleanup'
import { type Program, startProgram } from '../support/program'
import { temporaryFolder } from '../support/temporary-folder'

/** A proxy that serves the site, configured by the files of `deploy/`. */
export type SiteProxy = Program & {
  httpsPort: number
  httpPort: number
  /** Runs the program's own check of its configuration. @throws if it finds an error */
  check: () => void
}

const kit = (file: string) => path.join('dist', 'deploy', file)

/** The folder of the files in both configurations, and here; quoted, as there may be spaces in it. */
const files: [string, string] = ['/srv/site/current/public', JSON.stringify(path.resolve('dist/public'))]

/**
 * Starts a proxy, and waits until it answers over TLS.
 * @throws if it ends first, or does not answer; the message holds its output
 */
async function run(
  program: string,
  words: string[],
  settings: NodeJS.ProcessEnv,
  port: number,
): Promise<Program> {
  const running = startProgram(program, words, { env: { ...env, ...settings } })
  // Gracefully: nginx would leave its workers behind otherwise.
  onCleanUp(() => running.stop())
  const ask = requester(`https://127.0.0.1:${port}`)
  await running.until(() =>
    ask('/').then(
      () => true,
      () => false,
    ),
  )
  return running
}

/** Replaces words of a file of `deploy/`. @throws if the file does not contain them */
function replaced(text: string, words: readonly [string, string][]): string {
  return words.reduce((whole, [from, to]) => {
    if (!whole.includes(from)) throw new Error(`a file of deploy/ does not have "${from}"`)
    return whole.replaceAll(from, to)
  }, text)
}

/** Starts Debian's nginx with `deploy/nginx.conf` and a self-signed certificate. */
export async function startNginx(serverPort: number): Promise<SiteProxy> {
  const nginx = required(requirements.nginx)
  const folder = temporaryFolder()
  const [httpPort, httpsPort] = [await freePort(), await freePort()]
  const at = (name: string) => path.join(folder, name)
  const selfSigned = 'req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost'.split(' ')
  const certificate = ['-keyout', at('key.pem'), '-out', at('cert.pem')]
  execFileSync(required(requirements.openssl), [...selfSigned, ...certificate], { stdio: 'ignore' })
  const site = replaced(readFileSync(kit('nginx.conf'), 'utf8'), [
    files,
    ['listen 80;', `listen 127.0.0.1:${httpPort};`],
    ['  listen [::]:80;\n', ''],
    ['listen 443 ssl', `listen 127.0.0.1:${httpsPort} ssl`],
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
  const running = await run(nginx, words, {}, httpsPort)
  return {
    ...running,
    httpPort,
    httpsPort,
    check: () => execFileSync(nginx, ['-t', '-q', ...words], { encoding: 'utf8' }),
  }
}

/** Starts Debian's Caddy with `deploy/Caddyfile` and a certificate of its own. */
export async function startCaddy(serverPort: number): Promise<SiteProxy> {
  const caddy = required(requirements.caddy)
  const folder = temporaryFolder()
  const [httpPort, httpsPort] = [await freePort(), await freePort()]
  const file = path.join(folder, 'Caddyfile')
  const ownOptions = [
    'admin off',
    'local_certs',
    'skip_install_trust',
    `http_port ${httpPort}`,
    `https_port ${httpsPort}`,
    `storage file_system ${folder}`,
  ]
  const options = '\n{\n'
  writeFileSync(
    file,
    replaced(readFileSync(kit('Caddyfile'), 'utf8'), [
      [options, `${options}${ownOptions.map((option) => `\t${option}\n`).join('')}`],
      files,
    ]),
  )
  const settings = {
    SITE_ADDRESS: 'localhost',
    SITE_SERVER: `127.0.0.1:${serverPort}`,
    HOME: folder,
  }
  const words = ['--config', file, '--adapter', 'caddyfile']
  const running = await run(caddy, ['run', ...words], settings, httpsPort)
  return {
    ...running,
    httpPort,
    httpsPort,
    check: () => execFileSync(caddy, ['validate', ...words], { env: { ...env, ...settings }, stdio: 'pipe' }),
  }
}
