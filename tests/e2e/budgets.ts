import { isHydrated } from '../../src/site/hydrated-pages'
import { splitPath } from '../../src/site/languages'
import type { FirstView } from './first-view'
import { expect } from './site'

/** Bytes of HTML with its CSS, as sent with its headers. */
export const mostHtml = 14_600

/** Elements. `/proof` has a row for each page or series of pages, by design: no page could be added under a bound. */
export const mostNodes = (address: string) => (splitPath(address).path === '/proof' ? Infinity : 450)

/** Expects a first view within the budgets of the design. */
export function expectWithinBudgets(address: string, view: FirstView): void {
  const { bytes, scripts, fonts, requests, nodes, ecoIndex } = view
  expect(requests, 'something was loaded').toBeGreaterThan(2)
  if (isHydrated(address)) {
    expect(bytes.script, 'bytes of script').toBeLessThanOrEqual(130_000)
  } else {
    expect(scripts).toEqual([expect.stringMatching(/^\/enhance-\w+\.js$/)])
    expect(bytes.script, 'bytes of script').toBeLessThanOrEqual(3_000)
    expect(bytes.total, 'bytes in all').toBeLessThanOrEqual(100_000)
    expect(requests, 'requests').toBeLessThanOrEqual(10)
  }
  expect(bytes.html, 'bytes of HTML with its CSS').toBeLessThanOrEqual(mostHtml)
  expect(fonts, 'fonts').toBeLessThanOrEqual(3)
  expect(nodes, 'DOM nodes').toBeLessThanOrEqual(mostNodes(address))
  expect(ecoIndex, 'EcoIndex').toBeGreaterThanOrEqual(75)
}
