/**
 * `npm run links`: requests every external address that a page of `dist/` links to, and reports failures in Markdown.
 * It exits with 0 all the same: other people's sites come and go.
 */
import path from 'node:path'
import { exit } from 'node:process'
import { readSite } from '../src/content/site'
import { mapWithConcurrency } from '../src/hosting/map-with-concurrency'
import { failureOf } from './links/failure-of'
import { outsideLinks } from './links/outside-links'

/** Concurrent requests: polite to others, and quick enough. */
const atOnce = 6

async function main(): Promise<void> {
  const links = [...(await outsideLinks(path.resolve('dist/public'), readSite().url))]
  const lines: string[] = []
  await mapWithConcurrency(links, atOnce, async ([address, pages]) => {
    const error = await failureOf(address)
    if (error) lines.push(`- ${address}: ${error} (on ${pages.join(', ')})`)
  })
  console.log(`Of ${links.length} outside addresses, ${lines.length} do not answer as they should.\n`)
  for (const line of lines.sort()) console.log(line)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  exit(1)
})
