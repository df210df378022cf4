import { env } from 'node:process'
import { defineConfig } from '@playwright/test'
import { chromiumArguments } from './tests/chromium-arguments'

/** Journeys in a real Chromium against built sites, which `tests/e2e/server.ts` serves on free ports. */
export default defineConfig({
  projects: [
    // How the site behaves, on a site of the tests' own.
    { name: 'behaviour', testDir: 'tests/e2e' },
    // What holds for the site as it is published, whatever its authors write.
    { name: 'published', testDir: 'tests/published' },
  ],
  outputDir: 'test-results',
  globalSetup: './tests/e2e/server.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(env.CI),
  // No bounds, but the end of what hangs: a slow machine with other work to do takes its time.
  timeout: 180_000,
  snapshotPathTemplate: 'tests/e2e/look/{arg}{ext}',
  // A hundredth of the picture may differ: more than smoothing changes, less than a piece that moved.
  expect: { timeout: 60_000, toHaveScreenshot: { maxDiffPixelRatio: 0.01 } },
  reporter: env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['dot'], ['json']] : [['list']],
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    timezoneId: 'Pacific/Auckland',
    // A trace takes a fifth of the time: `--trace on` makes those of a test that fails.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: env.CHROMIUM_PATH || undefined,
      args: chromiumArguments,
      // A visitor's browser refuses what floods it, such as an address that changes too often.
      ignoreDefaultArgs: ['--disable-ipc-flooding-protection'],
    },
  },
})
