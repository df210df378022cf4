import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { run } from './run'
import type { Counts, Running } from './stage'

export const bin = (name: string) => path.join('node_modules/.bin', name)

function counted<Report>(code: number | null, file: string, read: (report: Report) => Counts): Counts {
  if (!existsSync(file)) return { passed: 0, failed: 1 }
  const counts = read(JSON.parse(readFileSync(file, 'utf8')))
  return code === 0 || counts.failed > 0 ? counts : { ...counts, failed: 1 }
}

type JestReport = Record<'numPassedTests' | 'numFailedTests' | 'numPendingTests', number>
type PlaywrightReport = { stats: Record<'expected' | 'flaky' | 'unexpected' | 'skipped', number> }

/**
 * Runs Jest.
 * @param folder for its report
 * @param skipped test files to leave out
 * @param words further options
 */
export async function jest(
  config: string,
  folder: string,
  skipped: readonly string[],
  running: Running,
  words: readonly string[],
): Promise<Counts> {
  const report = path.join(folder, `${path.parse(config).name}.json`)
  const left = ['/node_modules/', ...skipped.map((file) => file.replaceAll('.', '\\.'))]
  const code = await run(
    bin('jest'),
    [
      `--config=${config}`,
      '--json',
      ...words,
      `--outputFile=${report}`,
      ...left.map((pattern) => `--testPathIgnorePatterns=${pattern}`),
    ],
    { ...running, env: { NODE_OPTIONS: '--experimental-vm-modules --no-warnings' } },
  )
  return counted(code, report, ({ numPassedTests, numFailedTests, numPendingTests }: JestReport) => ({
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests,
  }))
}

/** Runs Playwright. @param folder for its report */
export async function playwright(folder: string, chromium: string, running: Running): Promise<Counts> {
  const report = path.join(folder, 'browser.json')
  const code = await run(bin('playwright'), ['test'], {
    ...running,
    env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  })
  return counted(code, report, ({ stats }: PlaywrightReport) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  }))
}
