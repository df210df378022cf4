import type { CDPSession, Page } from '@playwright/test'
import { ecoIndex } from '../../src/gatsby/postprocess/proof/eco-index'
import { hydrate } from './hydration'

export const byteKinds = ['html', 'script', 'font', 'picture', 'other'] as const
type ByteKind = (typeof byteKinds)[number]

export type FirstView = {
  /** On the wire, headers included; `html` includes the styles. */
  bytes: Record<ByteKind | 'total', number>
  /** Paths of the scripts. */
  scripts: string[]
  fonts: number
  requests: number
  /** DOM nodes. */
  nodes: number
  /** From 0 to 100. */
  ecoIndex: number
}

type Loaded = { url: string; type: string; bytes: number }

/** Everything that a page has loaded, and since when nothing has been requested or has come. */
type Network = { loaded: Map<string, Loaded>; quietSince: number }

/** Records everything that a page loads, with its bytes on the wire. */
async function watchNetwork(session: CDPSession): Promise<Network> {
  const loaded = new Map<string, Loaded>()
  const network: Network = { loaded, quietSince: performance.now() }
  const note = () => {
    network.quietSince = performance.now()
  }
  session.on('Network.requestWillBeSent', note)
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    loaded.set(requestId, { url: response.url, type, bytes: 0 })
    note()
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const entry = loaded.get(requestId)
    if (entry) entry.bytes = encodedDataLength
    note()
  })
  await session.send('Network.enable')
  return network
}

/** How long the network has to be quiet, in milliseconds. */
const quiet = 500

const kindOf = ({ type, url }: Loaded): ByteKind => {
  // A worker's script has another type.
  if (type === 'Script' || url.endsWith('.js')) return 'script'
  if (type === 'Document') return 'html'
  if (type === 'Font') return 'font'
  return type === 'Image' ? 'picture' : 'other'
}

/**
 * Watches what a page loads from now on.
 * @returns a function that waits until nothing has been requested for half a second, and measures what has been loaded,
 * without the site's icon, which browsers cache for all pages
 */
export async function watchView(page: Page): Promise<() => Promise<FirstView>> {
  const network = await watchNetwork(await page.context().newCDPSession(page))
  return async () => {
    const left = () => network.quietSince + quiet - performance.now()
    while (left() > 0) await page.waitForTimeout(left())
    return viewOf(page, network.loaded)
  }
}

/**
 * Opens a page and measures what its first view loads, scripts hydrated: for budgets, records and
 * `npm run bench -- pages`.
 * @param page in an empty context, so that nothing is cached from another view
 */
export async function firstView(page: Page, address: string): Promise<FirstView> {
  const measure = await watchView(page)
  await page.goto(address)
  await hydrate(page)
  return measure()
}

async function viewOf(page: Page, loaded: ReadonlyMap<string, Loaded>): Promise<FirstView> {
  const all = [...loaded.values()].filter(({ url }) => !url.endsWith('/icon.svg'))
  const bytesOf = (list: readonly Loaded[]) => list.reduce((sum, entry) => sum + entry.bytes, 0)
  const of = (kind: ByteKind) => all.filter((entry) => kindOf(entry) === kind)
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
  const total = bytesOf(all)
  return {
    bytes: {
      html: bytesOf(of('html')),
      script: bytesOf(of('script')),
      font: bytesOf(of('font')),
      picture: bytesOf(of('picture')),
      other: bytesOf(of('other')),
      total,
    },
    scripts: of('script').map(({ url }) => new URL(url).pathname),
    fonts: of('font').length,
    requests: all.length,
    nodes,
    ecoIndex: ecoIndex({ nodes, requests: all.length, kilobytes: total / 1000 }),
  }
}
