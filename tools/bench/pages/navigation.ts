import { type Language, languages, localPath } from '../../../src/site/languages'
import { onePerTemplate } from '../../../tests/e2e/pages'
import { go, openPrerenderingBrowser } from '../../../tests/e2e/prerender'
import { median } from '../../statistics'
import { head, row } from '../../table'

/** Returns navigations between static pages, which the header of every page links to. */
function waysIn(language: Language): (readonly [from: string, to: string])[] {
  const at = (path: string) => localPath(path, language)
  const article =
    onePerTemplate('dist', language).find((address) => /\/articles\/[^/]+$/.test(address)) ?? at('/about')
  return [
    [at('/legal-notice'), at('/pricing')],
    [at('/pricing'), at('/about')],
    [article, at('/pricing')],
  ]
}

/**
 * Measures how soon a static page is painted after hovering and clicking its link, in a browser that prerenders.
 * @param baseUrl where the site is served
 * @param runs number of runs for each navigation
 * @returns failures: a median over 100 ms, a page that was not prerendered
 */
export async function measureNavigation(baseUrl: string, runs: number): Promise<string[]> {
  const missed: string[] = []
  const browser = await openPrerenderingBrowser()
  console.log(`\n${head(['from', 'to', 'rendered before', 'ms from click to first paint'])}`)
  try {
    for (const language of languages) {
      for (const [from, address] of waysIn(language)) {
        const all = []
        for (let run = 0; run < runs; run += 1) all.push(await go(browser, new URL(from, baseUrl), address))
        const paint = median(all.map((one) => one.paint))
        const before = all.filter(({ prerendered }) => prerendered).length
        console.log(row([from, address, `${before} of ${runs}`, Math.round(paint)]))
        if (before < runs) missed.push(`${address}: ${runs - before} of ${runs} times not rendered before`)
        if (paint > 100) missed.push(`${address}: painted ${Math.round(paint)} ms after the click, not 100`)
      }
    }
  } finally {
    await browser.close()
  }
  return missed
}
