import { bodyOf, parseArticlePath, separate } from './article-file'

test.each([
  ['content/articles/cloud-act/fr.mdx', { slug: 'cloud-act', language: 'fr' }],
  ['content/articles/cloud-act/en.mdx', { slug: 'cloud-act', language: 'en' }],
  ['/srv/site/content/articles/mvp-2/en.mdx', { slug: 'mvp-2', language: 'en' }],
])('%s gives its slug and its language', (file, expected) => {
  expect(parseArticlePath(file)).toEqual(expected)
})

test.each([
  ['an unknown language', 'content/articles/cloud-act/de.mdx'],
  ['capitals in the slug', 'content/articles/Cloud-Act/fr.mdx'],
  ['accents in the slug', 'content/articles/sécurité/fr.mdx'],
  ['a space in the slug', 'content/articles/cloud act/fr.mdx'],
  ['no folder of its own', 'content/articles/fr.mdx'],
  ['a folder too many', 'content/articles/2026/cloud-act/fr.mdx'],
  ['plain Markdown', 'content/articles/cloud-act/fr.md'],
  ['another name', 'content/articles/cloud-act/index.mdx'],
])('%s is not the path of an article: %s', (_, file) => {
  expect(parseArticlePath(file)).toBeUndefined()
})

test('splits front matter from body, and leaves both as written', () => {
  const source = '---\r\ntitle: A\r\n---\r\n\r\nTexte.\r\n'
  expect(separate(source)).toEqual({ yaml: '---\r\ntitle: A\r\n', body: '\r\nTexte.\r\n' })
})

test.each([
  ['spaces after its last line', '---\ntitle: A\n---  \nTexte.'],
  ['a rule in the body', '---\ntitle: A\n---\nTexte.\n\n---\n\nSuite.'],
])('front matter ends at its own closing line: %s', (_, source) => {
  const body = source.slice(source.indexOf('Texte.'))
  expect(separate(source)).toEqual({ yaml: '---\ntitle: A\n', body })
  expect(bodyOf(source)).toBe(body)
})

test('a file may hold front matter alone', () => {
  expect(separate('---\ntitle: A\n---')).toEqual({ yaml: '---\ntitle: A\n', body: '' })
})

test.each([
  ['none', 'Texte.'],
  ['one without an end', '---\ntitle: A\n'],
  ['one that is not first', 'Texte.\n---\ntitle: A\n---\n'],
])('without front matter (%s) everything is body', (_, source) => {
  expect(separate(source)).toEqual({ body: source })
  expect(bodyOf(source)).toBe(source)
})
