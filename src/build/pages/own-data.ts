import { readFileSync } from 'node:fs'
import path from 'node:path'

const runtime = '<template data-runtime="">'

/**
 * Puts the data that a page with state was rendered from beside its scripts, where Gatsby's runtime looks first. Asked for when
 * they run, it could be that of a later build: React would then throw the page away, with what a visitor has typed.
 * @param html a built page
 * @param page its address
 */
export function withOwnData(html: string, page: string): string {
  if (!html.includes(runtime) || html.includes('window.pageData=')) return html
  const data = readFileSync(path.join('public/page-data', page, 'page-data.json'), 'utf8')
  return html.replace(
    runtime,
    () => `${runtime}<script>window.pageData=${data.replaceAll('<', '\\u003c')}</script>`,
  )
}
