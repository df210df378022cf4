import type { Browser, Page } from '@playwright/test'
import type { ArticleListing } from '../../../src/articles/listing'
import { hydrate } from '../../../tests/e2e/hydration'
import type { SearchedArticle } from '../../../tests/search/articles'
import { ourSearch } from '../../../tests/search/engine'
import { launchChromium } from '../../launch-chromium'

type Options = {
  /** Where `dist/` is served. */
  baseUrl: string
  /** In French. */
  articles: readonly SearchedArticle[]
  queries: readonly string[]
  /** Slowdown of the main thread; the browser does not slow down workers. */
  slowdown: number
}

/** Milliseconds from a key until the frame has been made that shows … */
export type Keystroke = {
  /** What the field holds with it. */
  typed: string
  /** … its letter. */
  letter: number
  /** … its suggestions, if they have changed. */
  suggestions?: number
  /** … its results. */
  results: number
}

type BrowserTimes = {
  keystrokes: Keystroke[]
  /** Milliseconds to each letter in a field on an empty page: what the browser and the machine take by themselves. */
  bare: number[]
  /** The longest task of the main thread in milliseconds while the list was loaded; 0 below 50. */
  loading: number
  /** The longest task after each letter, and after the field was cleared (`typed` is `''`) behind each query. */
  tasks: { query: string; typed: string; longest: number }[]
}

declare global {
  interface Window {
    watched: {
      typed: number
      written: number
      replied: number
      suggested: number
      changed: number
      shown: number
      tasks: number[]
      settled: () => Promise<void>
    }
  }
}

/** Types queries letter by letter into the real page, which gets another list of articles. */
export async function searchInBrowser({
  baseUrl,
  articles,
  queries,
  slowdown,
}: Options): Promise<BrowserTimes> {
  const browser = await launchChromium()
  try {
    const page = await watchedPage(browser, slowdown)
    await give(page, articles)
    await page.goto(`${baseUrl}/fr/articles`)
    await hydrate(page)
    await page.getByText(`${articles.length} articles`).first().waitFor({ timeout: 120_000 })
    const loading = await longestTask(page)

    const field = page.getByRole('combobox')
    await field.focus()
    // The first letter loads the index and Fuse, which other tests measure by weight.
    await page.keyboard.type('z')
    await settled(page)
    await page.waitForLoadState('networkidle')
    await field.fill('')
    await settled(page)

    const bare = await typeIntoBareField(browser, new Set(queries), slowdown)
    const times: BrowserTimes = { keystrokes: [], bare, loading, tasks: [] }
    const noteTask = async (query: string, typed: string) =>
      times.tasks.push({ query, typed, longest: await longestTask(page) })
    await longestTask(page)
    for (const query of queries) {
      for (let letters = 1; letters <= query.length; letters += 1) {
        await wait(page, betweenFrames(times.keystrokes.length))
        await page.keyboard.type(query.charAt(letters - 1))
        await settled(page)
        const { typed, written, suggested, shown } = await page.evaluate(() => window.watched)
        times.keystrokes.push({
          typed: query.slice(0, letters),
          letter: written - typed,
          suggestions: suggested ? suggested - typed : undefined,
          results: shown - typed,
        })
        await noteTask(query, query.slice(0, letters))
      }
      await field.fill('')
      await settled(page)
      await noteTask(query, '')
    }
    return times
  } finally {
    await browser.close()
  }
}

/** Opens a page that notes its frames and tasks, with its main thread slowed down. */
async function watchedPage(browser: Browser, slowdown: number): Promise<Page> {
  const page = await browser.newPage()
  await page.addInitScript({ path: 'tools/bench/search/watch.js' })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return page
}

/** Types queries into a field on an empty page. @returns milliseconds from each key to the frame that shows its letter */
async function typeIntoBareField(
  browser: Browser,
  queries: Iterable<string>,
  slowdown: number,
): Promise<number[]> {
  const page = await watchedPage(browser, slowdown)
  await page.goto('data:text/html,<!doctype html><input type="search">')
  const field = page.getByRole('searchbox')
  await field.focus()
  const times: number[] = []
  for (const query of queries) {
    for (const letter of query) {
      await wait(page, 50 + betweenFrames(times.length))
      await page.keyboard.type(letter)
      await page.waitForFunction(() => window.watched.written > 0)
      times.push(await page.evaluate(() => window.watched.written - window.watched.typed))
    }
    await field.fill('')
  }
  await page.close()
  return times
}

const wait = (page: Page, ms: number) =>
  page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), ms)

/**
 * Returns milliseconds to wait before a letter, spread evenly over the time of a frame. Typed right after a frame, every
 * letter would have the longest wait for the next.
 */
const betweenFrames = (letter: number): number => ((letter * 0.618) % 1) * (1000 / 60)

async function give(page: Page, articles: readonly SearchedArticle[]): Promise<void> {
  const index = ourSearch(articles, 'fr').file
  await page.route('**/fr/api/articles', async (route) => {
    const { articles: real, ...rest }: ArticleListing = await (await route.fetch()).json()
    const [pattern] = real
    if (!pattern) throw new Error('the list is empty')
    const listing = articles.map(({ slug, title, subtitle, publishedAt, tags }) => {
      const url = `/fr/articles/${slug}`
      return {
        ...(real.find((one) => one.slug === slug) ?? pattern),
        slug,
        title,
        subtitle,
        publishedAt,
        tags,
        url,
      }
    })
    await route.fulfill({ json: { ...rest, articles: listing } })
  })
  await page.route('**/static/search-*.json', (route) =>
    route.fulfill({ contentType: 'application/json', body: index }),
  )
  const texts = new Map(articles.map(({ slug, text }) => [slug, text]))
  await page.route('**/fr/articles/*.txt', (route) => {
    const slug = /([\w-]+)\.txt$/.exec(route.request().url())?.[1] ?? ''
    return route.fulfill({ contentType: 'text/plain', body: texts.get(slug) ?? '' })
  })
}

const settled = (page: Page) => page.evaluate(() => window.watched.settled())

const longestTask = (page: Page) => page.evaluate(() => Math.max(0, ...window.watched.tasks.splice(0)))
