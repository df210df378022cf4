import { accessSync, constants, existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { cwd, env } from 'node:process'

/** A requirement of tests beside Node and this repository's packages. `npm test` installs it before all else. */
export type Requirement = {
  name: string
  /** Debian packages that contain it. */
  packages: readonly string[]
  /** A command that installs it for a user who may not install packages. */
  anyUser?: readonly string[]
  /** The test files that need it: they are skipped if it is missing. Browser tests are not, as any user may install a browser. */
  suites: readonly string[]
  /** Returns its path, if installed. */
  find: () => string | undefined
}

/** Tests may change the working folder. */
const home = cwd()

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK)
    return statSync(file).isFile()
  } catch {
    return false
  }
}

const firstOf = (folders: readonly string[], names: readonly string[]) =>
  folders.flatMap((folder) => names.map((name) => path.join(folder, name))).find(isExecutable)

/** Finds a program on the `PATH`, or where Debian installs those of administrators. */
export const onPath = (...names: string[]) =>
  firstOf([...(env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/sbin'], names)

const installBrowser = ['node_modules/.bin/playwright', 'install', 'chromium'] as const

/** Finds a browser like those of visitors. */
function browser(): string | undefined {
  const found = onPath('chromium', 'chromium-browser', 'google-chrome')
  if (found) return found
  const own: string = require('@playwright/test').chromium.executablePath()
  return isExecutable(own) ? own : undefined
}

/** Finds the same browser without windows, for which a page costs a third. */
function chromium(): string | undefined {
  if (!env.CHROMIUM_PATH) return onPath('chromium-headless-shell') ?? browser()
  if (isExecutable(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH
  throw new Error(`CHROMIUM_PATH: ${env.CHROMIUM_PATH} cannot be run.`)
}

const postgresVersions = '/usr/lib/postgresql'

/** Finds Debian's newest `postgres`, which is not on the `PATH`; its other programs are beside it. */
function postgres(): string | undefined {
  const versions = existsSync(postgresVersions) ? readdirSync(postgresVersions) : []
  const folders = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => path.join(postgresVersions, version, 'bin'))
  return firstOf(folders, ['postgres']) ?? onPath('postgres')
}

const hosting = (...names: string[]) => names.map((name) => `tests/hosting/${name}.test.ts`)
const behindNginx = hosting('http', 'nginx', 'behind-balancer', 'release-under-load')
const releasing = hosting('release', 'release-failed', 'release-under-load')

export const requirements = {
  git: {
    name: 'git',
    packages: ['git'],
    suites: [
      'src/content/check/at-scale.test.ts',
      'src/content/check/changes.test.ts',
      'src/content/translations/articles.test.ts',
      'src/content/translations/copy.test.ts',
    ],
    find: () => onPath('git'),
  },
  openssl: { name: 'OpenSSL', packages: ['openssl'], suites: behindNginx, find: () => onPath('openssl') },
  nginx: { name: 'nginx', packages: ['nginx'], suites: behindNginx, find: () => onPath('nginx') },
  caddy: {
    name: 'Caddy',
    packages: ['caddy'],
    suites: hosting('http', 'behind-balancer'),
    find: () => onPath('caddy'),
  },
  postgres: {
    name: 'PostgreSQL',
    packages: ['postgresql'],
    suites: [
      'src/inquiries/cli/inquiries.test.ts',
      'src/inquiries/courier.test.ts',
      'src/inquiries/digest.test.ts',
      'src/inquiries/erasures.test.ts',
      'src/inquiries/migrations.test.ts',
      'src/inquiries/monitor.test.ts',
      'src/inquiries/postgres.test.ts',
      'src/inquiries/sender-limits.test.ts',
      'src/inquiries/store-size.test.ts',
      ...hosting('backup'),
      'tests/inquiries/attached.test.ts',
      'tests/inquiries/kills.test.ts',
      'tests/inquiries/load.test.ts',
      'tests/inquiries/memory.test.ts',
      'tests/inquiries/outages.test.ts',
      'tests/inquiries/privacy.test.ts',
      'tests/inquiries/repeats.test.ts',
      'tests/inquiries/unusable-database.test.ts',
    ],
    find: postgres,
  },
  prlimit: {
    name: 'prlimit',
    packages: ['util-linux'],
    suites: ['tests/inquiries/outages.test.ts'],
    find: () => onPath('prlimit'),
  },
  // Of Linux: macOS does not tell the most memory that a running process has had.
  proc: {
    name: '/proc',
    packages: [],
    suites: ['tests/inquiries/memory.test.ts'],
    find: () => ['/proc'].find((folder) => existsSync(`${folder}/self/status`)),
  },
  perl: { name: 'Perl', packages: ['perl-base'], suites: releasing, find: () => onPath('perl') },
  rsync: {
    name: 'rsync',
    packages: ['rsync'],
    suites: releasing,
    find: () => onPath('rsync'),
  },
  systemdAnalyze: {
    name: 'systemd-analyze',
    packages: ['systemd'],
    // All that runs the scripts of the kit: they are for machines with systemd, and those of macOS lack options that they use.
    suites: [...hosting('deploy-kit', 'backup'), ...releasing],
    find: () => onPath('systemd-analyze'),
  },
  // Before the whole browser, which could replace it.
  chromium: {
    name: 'Chromium without windows',
    packages: ['chromium-headless-shell'],
    anyUser: installBrowser,
    suites: [],
    find: chromium,
  },
  browser: {
    name: 'Chromium',
    packages: ['chromium'],
    anyUser: installBrowser,
    suites: [],
    find: browser,
  },
} satisfies Record<string, Requirement>

/** Returns how to install packages by hand, for a sentence. */
export const onDebian = (packages: readonly string[]): string =>
  packages.length > 0 ? ` (Debian: apt install ${packages.join(' ')})` : ''

/**
 * Finds a requirement of a test.
 * @returns its path
 * @throws if it is missing, with what to do; or if the test file is not among the suites that need it
 */
export function required({ name, packages, suites, find }: Requirement): string {
  const suite = runningSuite()
  if (suite && !suites.includes(suite))
    throw new Error(`${suite} needs ${name}: tests/run/requirements.ts does not say so.`)
  const found = find()
  if (found) return found
  throw new Error(`${name} is missing: "npm test" installs it${onDebian(packages)}.`)
}

/** Returns the test file that Jest is running, if any: benchmarks start the same servers. */
function runningSuite(): string | undefined {
  const file = typeof expect === 'undefined' ? undefined : expect.getState().testPath
  return file && path.relative(home, file)
}
