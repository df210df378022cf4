/**
 * `npm test`: everything that CI asks for, in the order of its cost. All stages run, so that one report holds every
 * fault; the last line sums up what the test runners counted.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { env, exit } from 'node:process'
import { findPostgres } from '../../tests/inquiries/postgres'
import { build } from './build'
import { findChromium } from './chromium'
import { buildTestSite } from './test-site'

type Counts = { passed: number; failed: number }

const reports = mkdtempSync(path.join(tmpdir(), 'site-test-'))
const report = (name: string) => path.join(reports, `${name}.json`)

function run(command: string, args: string[], extra: NodeJS.ProcessEnv = {}): boolean {
  const { status } = spawnSync(path.join('node_modules/.bin', command), args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...env, ...extra },
  })
  return status === 0
}

/** A stage that is no test runner counts as one test. */
const single = (passed: boolean): Counts => ({ passed: Number(passed), failed: Number(!passed) })

function counted(passed: boolean, file: string, read: (json: unknown) => Counts): Counts {
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const counts = read(JSON.parse(readFileSync(file, 'utf8')))
  return passed || counts.failed > 0 ? counts : { ...counts, failed: 1 }
}

const number = (json: unknown, ...keys: string[]): number => {
  const value = keys.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined),
    json,
  )
  return typeof value === 'number' ? value : 0
}

/** `npm run check` on the site's own content: each article file is a test. One that does not say how many it read has failed. */
function content(): Counts {
  const { status, stdout } = spawnSync(process.execPath, ['src/commands/check.mjs'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  console.log(stdout.trimEnd())
  // In the language of the terminal: “0 errors, 17 warnings (33 article files, 1.9 s)”.
  const [, errors = 0, files = 0] = /^(\d+) \D+, \d+ \D+ \((\d+) /m.exec(stdout) ?? []
  return status === 0 && Number(files) > 0
    ? { passed: Number(files), failed: 0 }
    : { passed: 0, failed: Math.max(1, Number(errors)) }
}

/** Installs once, and first, what tests that run side by side would all install. */
function machine(): Counts {
  try {
    findPostgres()
    findChromium()
    return single(true)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return single(false)
  }
}

function jestTests(config: string): Counts {
  const file = report(path.parse(config).name)
  const passed = run('jest', ['--config', config, '--json', `--outputFile=${file}`], {
    NODE_OPTIONS: '--experimental-vm-modules --no-warnings',
  })
  return counted(passed, file, (json) => ({
    passed: number(json, 'numPassedTests'),
    failed: number(json, 'numFailedTests'),
  }))
}

function buildTest(): Counts {
  const types = 'src/gatsby-types.d.ts'
  const before = readFileSync(types, 'utf8')
  const built = build({ strict: true })
  const current = readFileSync(types, 'utf8') === before
  if (!current) console.error(`${types} was out of date; it has been written anew. Commit it.`)
  return single(built && current)
}

function browserTests(): Counts {
  const file = report('browser')
  const passed = run('playwright', ['test'], {
    CHROMIUM_PATH: findChromium(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  })
  return counted(passed, file, (json) => ({
    passed: number(json, 'stats', 'expected') + number(json, 'stats', 'flaky'),
    failed: number(json, 'stats', 'unexpected'),
  }))
}

const stages: [string, () => Counts][] = [
  ['lint and format', () => single(run('biome', ['ci', '--error-on-warnings', '.']))],
  ['types', () => single(run('tsc', ['--noEmit']))],
  [
    'rooms',
    () =>
      single(
        run('depcruise', [
          '--config',
          '.dependency-cruiser.cjs',
          'src',
          'gatsby-config.ts',
          'gatsby-node.ts',
          'gatsby-ssr.tsx',
        ]),
      ),
  ],
  ['content', content],
  ['machine', machine],
  ['unit', () => jestTests('jest.config.js')],
  ['test site', () => single(buildTestSite())],
  ['build', buildTest],
  ['served', () => jestTests('jest.served.config.js')],
  ['browser', browserTests],
]

mkdirSync(reports, { recursive: true })
const total: Counts = { passed: 0, failed: 0 }
const lines: string[] = []
for (const [name, stage] of stages) {
  console.log(`\n── ${name} ──`)
  const started = Date.now()
  const { passed, failed } = stage()
  total.passed += passed
  total.failed += failed
  lines.push(`${name}: ${passed} passed, ${failed} failed (${((Date.now() - started) / 1000).toFixed(1)} s)`)
}
rmSync(reports, { recursive: true, force: true })

console.log(`\n${lines.join('\n')}\n`)
console.log(`${total.passed} passed, ${total.failed} failed`)
exit(total.failed === 0 ? 0 : 1)
