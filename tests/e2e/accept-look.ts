/** `npm run look`: stores new pictures of the pages that tests compare. Look at each before it is committed. */
import { spawnSync } from 'node:child_process'
import { env, exit } from 'node:process'
import { findChromium } from '../chromium/find-chromium'
import { buildTestSite } from '../site/build'

async function main(): Promise<number> {
  if (!(await buildTestSite())) return 1
  const CHROMIUM_PATH = await findChromium()
  const { status } = spawnSync(
    'node_modules/.bin/playwright',
    ['test', 'tests/e2e/look.test.ts', 'tests/e2e/styleguide.test.ts', '--update-snapshots'],
    { stdio: 'inherit', env: { ...env, CHROMIUM_PATH } },
  )
  return status ?? 1
}

main().then(exit, (error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  exit(1)
})
