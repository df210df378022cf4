import { readFileSync } from 'node:fs'
import { inTemporaryProject, writeFiles } from '../../../tests/temporary-project'
import { nameCompilation } from './compilation-name'
import { parsePage } from './page'

inTemporaryProject()

const built = (webpack: string, chunks: object) =>
  writeFiles({
    'public/page-data/app-data.json': JSON.stringify({ webpackCompilationHash: webpack }),
    'public/chunk-map.json': JSON.stringify(chunks),
  })
const page = (webpack: string) => `<script>window.___webpackCompilationHash="${webpack}";</script>`
/** Returns a page with its compilation name. */
async function named(html: string): Promise<string> {
  const parsed = await parsePage(html)
  nameCompilation()(parsed)
  return parsed.toHtml()
}
const appData = () =>
  JSON.parse(readFileSync('public/page-data/app-data.json', 'utf8')).webpackCompilationHash

test('page and data share one name, which changes only with the scripts', async () => {
  built('from webpack', { app: ['/app-1.js'] })
  const first = await named(page('from webpack'))
  expect(first).toContain(page(appData()))
  built('from its cache', { app: ['/app-1.js'] })
  expect(await named(page('from its cache'))).toBe(first)
  built('from webpack', { app: ['/app-2.js'] })
  expect(await named(page('from webpack'))).not.toBe(first)
})
