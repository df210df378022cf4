import { expectAccessible } from './axe'
import { at, expect, test } from './site'

/** States that published pages may lack today; `tests/published/templates.test.ts` tests one page of each kind. */
for (const [state, address] of [
  ['every kind of block', '/articles/lire-les-etoiles'],
  ['a draft', '/articles/brouillon-de-cale'],
  ['an article that waits for its day', '/articles/prochaine-escale'],
  ['an article of one language', '/articles/harbour-words'],
] as const) {
  test(`axe finds nothing in ${state}`, async ({ page }) => {
    await page.goto(address)
    await expectAccessible(page)
  })
}

test('axe finds nothing in an outdated translation, with its notice', async ({ page }) => {
  await page.goto('/articles/heure-de-la-maree')
  await expect(page.getByRole('note').getByRole('link')).toHaveAttribute(
    'href',
    at('/articles/heure-de-la-maree', 'fr'),
  )
  await expectAccessible(page)
})
