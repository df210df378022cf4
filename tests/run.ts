/**
 * `npm test`: runs everything that CI requires, two stages at once. All of them run, so that one report holds every error,
 * unless their requirements cannot be installed; the last line sums up the counts of the test runners.
 * `npm run test:fast` (`--fast`) builds nothing and runs the unit tests of what has changed since the last commit.
 */
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import process, { argv, execPath, exit } from 'node:process'
import { installer } from './run/install'
import { required, requirements } from './run/requirements'
import { run } from './run/run'
import { bin, jest, playwright } from './run/runners'
import { type Setup, setUp } from './run/setup'
import { type Counts, type Running, runStages, type Stage, type Steps, single, summary } from './run/stage'

const folder = mkdtempSync(path.join(tmpdir(), 'site-test-'))
let skipped: Setup['skipped'] = new Map()

const command =
  (program: string, ...words: string[]) =>
  async (running: Running) =>
    single((await run(bin(program), words, running)) === 0)

async function setup({ signal }: Running): Promise<Counts> {
  const done = await setUp(installer({ signal }))
  skipped = done.skipped
  return done.counts
}

/**
 * Runs `npm run check` on the site's own content: each article file counts as a test. Fails if it does not print how
 * many it read.
 */
async function content(running: Running): Promise<Counts> {
  const code = await run(execPath, ['src/commands/check.mjs'], running)
  const said = readFileSync(running.output, 'utf8')
  // In the language of the terminal: “0 errors, 17 warnings (33 article files, 1.9 s)”.
  const [, errors = 0, files = 0] = /^(\d+) \D+, \d+ \D+ \((\d+) /m.exec(said) ?? []
  return code === 0 && Number(files) > 0
    ? { passed: Number(files), failed: 0 }
    : { passed: 0, failed: Math.max(1, Number(errors)) }
}

const types = 'gatsby-types.d.ts'

/** As committed: each build writes them, that of the test site first. */
const typesBefore = readFileSync(types, 'utf8')

async function build(running: Running): Promise<Counts> {
  const code = await run(bin('tsx'), ['src/commands/build.ts', '--strict'], running)
  const current = readFileSync(types, 'utf8') === typesBefore
  if (!current)
    appendFileSync(running.output, `${types} was out of date; it has been written again. Commit it.`)
  return single(code === 0 && current)
}

const jestTests =
  (config: string, ...words: string[]) =>
  (running: Running) =>
    jest(config, folder, [...skipped.keys()], running, words)

const browser = (running: Running) => playwright(folder, required(requirements.chromium), running)

/** The compiler's incremental state. */
const typesCache = 'node_modules/.cache/types.tsbuildinfo'

const code = ['src', 'tests', 'gatsby-browser.ts', 'gatsby-config.ts', 'gatsby-node.ts', 'gatsby-ssr.tsx']

/** Time limits are five times those of a quiet machine with two cores; a hanging stage leaves CI time for the others. */
const cheap: readonly Stage[] = [
  { name: 'lint and format', minutes: 5, run: command('biome', 'ci', '--error-on-warnings', '.') },
  {
    name: 'types',
    minutes: 8,
    run: command('tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', typesCache),
  },
  { name: 'rooms', minutes: 5, run: command('depcruise', '--config', '.dependency-cruiser.cjs', ...code) },
  { name: 'content', minutes: 5, run: content },
]

const unit: Stage = { name: 'unit', minutes: 30, run: jestTests('jest.config.js') }

const changed: Stage = {
  name: 'unit tests of what has changed',
  minutes: 30,
  run: jestTests('jest.config.js', '--onlyChanged', '--passWithNoTests'),
}

const builds: readonly Stage[] = [
  { name: 'test site', minutes: 15, run: command('tsx', 'tests/site/build.ts') },
  { name: 'build', minutes: 15, run: build },
]

const ofBuilt: readonly (readonly Stage[])[] = [
  [
    { name: 'served', minutes: 30, run: jestTests('jest.served.config.js') },
    { name: 'browser', minutes: 35, run: browser },
  ],
]

/**
 * Checks and unit tests run beside the builds; browser tests run after the served ones, whose databases refuse messages
 * while browsers take both cores.
 */
const steps: Steps = [
  [[{ name: 'setup', minutes: 10, run: setup }]],
  ...(argv.includes('--fast') ? [[[...cheap, changed]]] : [[[...cheap, unit], builds], ofBuilt]),
]

async function main(): Promise<number> {
  const interrupted = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => interrupted.abort())

  const results = await runStages(steps, folder, interrupted.signal)
  rmSync(folder, { recursive: true, force: true })

  console.log()
  for (const result of results) console.log(`${result.name}: ${summary([result])} (${result.remark})`)
  for (const [suite, needs] of skipped) console.log(`skipped: ${suite}, which needs ${needs.join(' and ')}`)
  console.log(`\n${summary(results)}`)
  return interrupted.signal.aborted || results.some(({ counts }) => counts.failed > 0) ? 1 : 0
}

main().then(exit)
