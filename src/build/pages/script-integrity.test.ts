import { createHash } from 'node:crypto'
import { inTemporaryProject, writeFiles } from '../../../tests/temporary-project'
import { withIntegrity } from './script-integrity'

inTemporaryProject()

const integrity = (content: string) => `sha256-${createHash('sha256').update(content).digest('base64')}`

test('each script of a page bears the hash of its file', () => {
  writeFiles({ 'public/a.js': 'let a', 'public/chunks/b.js': 'let b' })
  expect(withIntegrity('<script src="/a.js" defer></script><script async src="/chunks/b.js"></script>')).toBe(
    `<script src="/a.js" integrity="${integrity('let a')}" defer></script>` +
      `<script async src="/chunks/b.js" integrity="${integrity('let b')}"></script>`,
  )
})

test('what is inline, and what is no script, stays as it is', () => {
  const html = '<script>let src="/c.js"</script><img src="/d.png"><link href="/e.js">'
  expect(withIntegrity(html)).toBe(html)
})

test('a page that names them already stays as it is', () => {
  writeFiles({ 'public/a.js': 'let a' })
  const once = withIntegrity('<script src="/a.js" defer></script>')
  expect(withIntegrity(once)).toBe(once)
})

test('a script that is not there stops the build', () => {
  expect(() => withIntegrity('<script src="/missing.js"></script>')).toThrow('missing.js')
})
