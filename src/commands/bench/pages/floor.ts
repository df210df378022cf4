import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { freePort } from '../../../../tests/free-port'
import { audit } from './lighthouse'

const folder = 'src/ui/fonts'
const fonts = readdirSync(folder).filter((file) => file.endsWith('.woff2'))

const pageWith = (files: readonly string[]) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>A page</title>
<meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">
${files.map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`).join('\n')}
<style>${files.map((file) => `@font-face { font-family: ${path.parse(file).name}; src: url(/${file}) }`).join('\n')}</style>
${['', ...files].map((file) => `<p style="font-family: ${path.parse(file).name || 'serif'}">A sentence.</p>`).join('\n')}`

const pages: Record<string, string> = { '/sentence': pageWith([]), '/fonts': pageWith(fonts) }

/**
 * What Lighthouse says, on this machine, of a page that holds a sentence, and of one that holds it in the site's fonts too: no page
 * in these fonts can do better.
 * @param port where Chromium can be driven
 * @param runs how many times; the medians are told
 * @returns in words
 */
export async function floor(port: number, runs: number): Promise<string> {
  const server = createServer(({ url = '' }, response) => {
    const page = pages[url]
    if (page) return response.setHeader('content-type', 'text/html').end(page)
    const font = fonts.find((file) => url === `/${file}`)
    if (font)
      return response.setHeader('content-type', 'font/woff2').end(readFileSync(path.join(folder, font)))
    response.writeHead(404).end()
  })
  const own = await freePort()
  await once(server.listen(own, '127.0.0.1'), 'listening')
  try {
    const told: string[] = []
    for (const address of Object.keys(pages)) {
      const { lcp, tbt } = await audit(`http://127.0.0.1:${own}${address}`, port, runs, true)
      told.push(`LCP ${(lcp / 1000).toFixed(2)} s, TBT ${Math.round(tbt)} ms`)
    }
    return `A page of one sentence, on this machine: ${told[0]}. In the site's fonts: ${told[1]}.`
  } finally {
    server.closeAllConnections()
    server.close()
  }
}
