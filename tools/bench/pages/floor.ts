import { readFileSync } from 'node:fs'
import { serve } from '../../../tests/network/http'
import { audit } from './lighthouse'

const folder = 'src/ui/fonts'
/** Fonts that every page preloads (`src/site/static-html.tsx`). */
const fonts = ['newsreader', 'instrument-sans']

const pageWith = (names: readonly string[]) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>A page</title>
<meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">
${names.map((name) => `<link rel="preload" href="/${name}.woff2" as="font" type="font/woff2" crossorigin>`).join('\n')}
<style>${names.map((name) => `@font-face { font-family: ${name}; src: url(/${name}.woff2) }`).join('\n')}</style>
${['serif', ...names].map((name) => `<p style="font-family: ${name}">A sentence.</p>`).join('\n')}`

const pages: Record<string, string> = { '/sentence': pageWith([]), '/fonts': pageWith(fonts) }

/**
 * Measures, on this machine, the Lighthouse scores of a page with one sentence, and of one that sets it in the site's
 * two families too: no page of ours can do better.
 * @param port where Chromium can be driven
 * @param runs number of runs, of which medians are reported
 * @returns a description
 */
export async function floor(port: number, runs: number): Promise<string> {
  const { origin } = await serve(({ url = '' }, response) => {
    const page = pages[url]
    if (page) return response.setHeader('content-type', 'text/html').end(page)
    const font = fonts.find((name) => url === `/${name}.woff2`)
    if (font) return response.setHeader('content-type', 'font/woff2').end(readFileSync(`${folder}${url}`))
    response.writeHead(404).end()
  })
  const lines: string[] = []
  for (const address of Object.keys(pages)) {
    const { lcp, tbt } = await audit(origin + address, port, runs, true)
    lines.push(`LCP ${(lcp / 1000).toFixed(2)} s, TBT ${Math.round(tbt)} ms`)
  }
  return `A page of one sentence, on this machine: ${lines[0]}. In the site's fonts: ${lines[1]}.`
}
