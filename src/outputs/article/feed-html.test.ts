import { parseBody } from '../../content/articles/parse-body'
import { feedHtml } from './feed-html'
import { plainTree } from './plain-tree'

const link = (path: string) => `https://site.example${path}`

const html = async (mdx: string) =>
  feedHtml(plainTree(await parseBody(mdx), { link, language: 'fr', facts: new Map() }), {
    address: 'https://site.example/articles/a',
    sources: 'Sources',
    backToText: 'Back to the text',
  })

test('text, tables and code become plain HTML that feed readers can show', async () => {
  const text = await html('## Costs\n\n| a |\n|---|\n| 1 |\n\n```js\na < b\n```')
  expect(text).toContain('<h2>Costs</h2>')
  expect(text).toContain('<td>1</td>')
  expect(text).toContain('a &lt; b')
  expect(text).not.toMatch(/<(script|style|svg|div)/)
})

test('a column keeps its alignment without a style, which feed readers remove', async () => {
  expect(await html('| a |\n|---:|\n| 1 |')).toContain('<td align="right">1</td>')
})

test('a footnote and its back-reference lead to the article’s page', async () => {
  const text = await html('A fact.[^1]\n\n[^1]: A study.')
  expect(text).toContain('href="https://site.example/articles/a#fn-1"')
  expect(text).toContain('href="https://site.example/articles/a#fnref-1"')
  expect(text).toContain('>Sources</h2>')
  expect(text).not.toContain('href="#')
  // Readers show several articles in one document.
  expect(text).not.toMatch(/\s(id|aria-describedby)=/)
})

test('each back-reference to a source cited twice has a name of its own, and an arrow that is no emoji on phones', async () => {
  const text = await html('One.[^1] Two.[^1]\n\n[^1]: A study.')
  const back = [...text.matchAll(/aria-label="([^"]*)" class="data-footnote-backref">(.*?)<\/a>/g)]
  expect(back.map(([, name, arrow]) => [name, arrow])).toEqual([
    ['Back to the text', '↑'],
    ['Back to the text 2', '↑<sup>2</sup>'],
  ])
})

test.each([
  ['10<sup>6</sup>', '<p>10<sup>6</sup></p>'],
  ['a<br/>b', '<p>a<br>b</p>'],
  [
    '<abbr title="le &quot;DSA&quot;">DSA</abbr> et <kbd>*C*</kbd>',
    '<p><abbr title="le &quot;DSA&quot;">DSA</abbr> et <kbd><em>C</em></kbd></p>',
  ],
  ['<time datetime="2026-11-12">hier</time>', '<p><time datetime="2026-11-12">hier</time></p>'],
  ['<small>\n\nUn *mot*.\n\n</small>', '<small>\n<p>Un <em>mot</em>.</p>\n</small>'],
  ['`<sup>` et \\<b>', '<p><code>&lt;sup></code> et &lt;b></p>'],
])('HTML in the text is HTML in feeds: %s', async (markdown, expected) => {
  expect(await html(markdown)).toBe(expected)
})
