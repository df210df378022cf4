import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const appData = 'public/page-data/app-data.json'

/**
 * Gatsby's runtime compares a name of the compilation, in the page and in `app-data.json`, to see whether the site was built
 * anew meanwhile. webpack's own differs between a build from its cache and one without it; this one follows from the names
 * of the scripts and style sheets, which bear the hashes of their content, so that equal sites are equal to the byte.
 * @returns what sets it into a page; `app-data.json` has it already
 */
export function nameCompilation(): (html: string) => string {
  if (!existsSync(appData)) return (html) => html
  const name = createHash('sha256').update(readFileSync('public/chunk-map.json')).digest('hex').slice(0, 20)
  writeFileSync(appData, JSON.stringify({ webpackCompilationHash: name }))
  return (html) => html.replace(/(___webpackCompilationHash=")[^"]*/, `$1${name}`)
}
