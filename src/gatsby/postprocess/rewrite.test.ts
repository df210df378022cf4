import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { inTemporaryProject, writeFiles } from '../../../tests/support/temporary-project'
import { parsePage } from './page'
import { addIntegrity, emptyCompilationHash } from './rewrite'

inTemporaryProject()

const integrity = (content: string) => `sha256-${createHash('sha256').update(content).digest('base64')}`

/** Returns the body of a page after its scripts got their hashes. */
async function withIntegrity(html: string): Promise<string | undefined> {
  const page = await parsePage(`<body>${html}`)
  addIntegrity(page)
  return /<body>(.*)<\/body>/.exec(page.toHtml())?.[1]
}

test('each script of a page has the hash of its file', async () => {
  writeFiles({ 'public/a.js': 'let a', 'public/chunks/b.js': 'let b' })
  expect(await withIntegrity('<script src="/a.js"></script><script src="/chunks/b.js"></script>')).toBe(
    `<script src="/a.js" integrity="${integrity('let a')}"></script>` +
      `<script src="/chunks/b.js" integrity="${integrity('let b')}"></script>`,
  )
})

test('inline scripts and other elements stay unchanged', async () => {
  const html = '<script>let src="/c.js"</script><img src="/d.png"><link href="/e.js">'
  expect(await withIntegrity(html)).toBe(html)
})

test('a page with hashes stays unchanged', async () => {
  writeFiles({ 'public/a.js': 'let a' })
  const once = await withIntegrity('<script src="/a.js"></script>')
  expect(await withIntegrity(String(once))).toBe(once)
})

test('a missing script fails the build', async () => {
  await expect(withIntegrity('<script src="/missing.js"></script>')).rejects.toThrow('missing.js')
})

test('page and data name no build: Gatsby would reload a page that is open when another is put in place', () => {
  writeFiles({ 'public/page-data/app-data.json': JSON.stringify({ webpackCompilationHash: '0e6edd' }) })
  const html = emptyCompilationHash()('<script>window.___webpackCompilationHash="0e6edd";</script>')
  expect(html).toBe('<script>window.___webpackCompilationHash="";</script>')
  expect(JSON.parse(readFileSync('public/page-data/app-data.json', 'utf8'))).toEqual({
    webpackCompilationHash: '',
  })
})
