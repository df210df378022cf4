import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { type Page, textOf } from './page'

const appData = 'public/page-data/app-data.json'

/**
 * Replaces the compilation name that Gatsby's runtime compares, in the page and in `app-data.json`, to detect a newer
 * build. webpack's own differs between cached and clean builds; this one derives from the names of the scripts and
 * style sheets, which contain content hashes, so that equal sites are equal to the byte.
 * @returns a function that sets it in a page; `app-data.json` has it already
 */
export function nameCompilation(): (page: Page) => void {
  if (!existsSync(appData)) return () => undefined
  const name = createHash('sha256').update(readFileSync('public/chunk-map.json')).digest('hex').slice(0, 20)
  writeFileSync(appData, JSON.stringify({ webpackCompilationHash: name }))
  return ({ elements, setText }) => {
    for (const element of elements.filter((one) => one.name === 'script')) {
      const script = textOf(element)
      const named = script.replace(/(___webpackCompilationHash=")[^"]*/, `$1${name}`)
      if (named !== script) setText(element, named)
    }
  }
}
