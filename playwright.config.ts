import { env } from 'node:process'
import { defineConfig } from '@playwright/test'
import { chromiumArguments } from './tests/chromium/arguments'

/** Browser tests in a real Chromium against built sites, which `tests/e2e/server.ts` serves on free ports. */
export default defineConfig({
  projects: [
    // The behaviour of the site, on the tests' own content.
    { name: 'behaviour', testDir: 'tests/e2e' },
    // Properties of the published site, whatever its authors write.
    { name: 'published', testDir: 'tests/published' },
  ],
  outputDir: 'test-results',
  globalSetup: './tests/e2e/server.ts',
  fullyParallel: true,
  // More than the two cores of CI, as tests wait for the network to rest; a fourth browser takes more than it gives.
  workers: 3,
  forbidOnly: Boolean(env.CI),
  // Not bounds, but a stop for hanging tests: slow machines take their time.
  timeout: 180_000,
  snapshotPathTemplate: 'tests/e2e/look/{arg}{ext}',
  // A hundredth of the picture may differ: more than antialiasing, less than a moved element.
  expect: { timeout: 60_000, toHaveScreenshot: { maxDiffPixelRatio: 0.01 } },
  reporter: env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['dot'], ['json']] : [['list']],
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    timezoneId: 'Pacific/Auckland',
    // A context and its process cost more than what most tests do in them. Between tests it is emptied.
    reuseContext: true,
    // Traces take a fifth of the time: `--trace on` records those of failed tests.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: env.CHROMIUM_PATH || undefined,
      // Other hosts are blocked here: to intercept requests would take a tenth of the time, and disable the cache.
      args: [...chromiumArguments, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
      // A visitor's browser throttles floods, such as an address that changes too often.
      ignoreDefaultArgs: ['--disable-ipc-flooding-protection'],
    },
  },
})
