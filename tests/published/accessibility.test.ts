import { isHydrated } from '../../src/site/hydrated-pages'
import { expectAccessible } from '../e2e/axe'
import { kinds } from '../e2e/pages'
import { wakeUp } from '../e2e/wake'
import { dist, languages, test } from './site'

/** Of pages with a common template, the heaviest. */
const pages = [...languages.flatMap((language) => kinds(dist, language)), '/no-such-page', '/fr/no-such-page']

test.describe('axe finds nothing, and no page is wider than its window', () => {
  test.use({ expectedErrors: /404/ })

  for (const address of pages) {
    test(address, async ({ page }) => {
      await page.goto(address)
      await expectAccessible(page)
      if (!isHydrated(address)) return
      await wakeUp(page)
      await expectAccessible(page)
    })
  }
})
