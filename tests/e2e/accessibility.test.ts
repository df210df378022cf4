import { isHydrated } from '../../src/site/hydrated-pages'
import { expectAccessible } from './axe'
import { builtPages } from './pages'
import { test } from './site'
import { wakeUp } from './wake'

const pages = [...builtPages(), '/no-such-page', '/fr/no-such-page']

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
