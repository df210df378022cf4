import {
  commit,
  git,
  inTemporaryProject,
  seed,
  sources,
  writeFiles,
} from '../../tests/support/temporary-project'
import { fingerprint, structureHash } from './fingerprint'

inTemporaryProject()

const article = 'content/articles/a/fr.mdx'
const front = '---\ntitle: "Un titre"\n---\n'

beforeEach(() =>
  writeFiles({
    ...sources,
    [article]: `${front}\nUn texte.\n\n<Figure src="./a.svg" alt="Trois points." />\n`,
    'content/articles/a/a.svg': '<svg/>',
    'content/articles/a/b.svg': '<svg/>',
    'content/tags.yaml': '- tag: law\n',
  }),
)

const both = () => ({ site: fingerprint({}), files: structureHash({}) })

test('the text of an article changes the fingerprint, but not the structure', () => {
  const before = both()
  seed(article, 'Un texte.', 'Un autre texte.')
  const after = both()
  expect(after.site).not.toBe(before.site)
  expect(after.files).toBe(before.files)
})

test.each([
  ['front matter', article, 'Un titre', 'Un autre titre'],
  ['another picture in the text', article, './a.svg', './b.svg'],
  ['a picture taken out of the text', article, '<Figure src="./a.svg" alt="Trois points." />', ''],
  ['other content', 'content/tags.yaml', 'law', 'cloud'],
  ['code', 'src/page.tsx', '1', '2'],
  ['supported browsers', 'package.json', '{}', '{ "browserslist": "defaults" }'],
  ['compiler options', 'tsconfig.json', '{}', '{ "compilerOptions": {} }'],
])('%s may change the structure', (_, file, words, others) => {
  const before = both()
  seed(file, words, others)
  expect(both().files).not.toBe(before.files)
})

test('one more article and other settings change the structure', () => {
  const before = both()
  expect(structureHash({ PREVIEW: '1' })).not.toBe(before.files)
  writeFiles({ 'content/articles/b/fr.mdx': front })
  expect(both().files).not.toBe(before.files)
})

test.each([
  { NODE_ENV: 'development' },
  { GATSBY_WORD: 'a word that code may show' },
  { SITE_URL: 'https://other.example' },
  { CONTENT_FOLDER: '.cache/shown-content' },
])('%p changes the fingerprint', (settings) => {
  expect(fingerprint(settings)).not.toBe(fingerprint({}))
})

test('a site of other content does not depend on `content/`', () => {
  const settings = { CONTENT_FOLDER: 'other' }
  const ofOther = () => [fingerprint(settings), structureHash(settings)]
  writeFiles({ 'other/tags.yaml': '' })
  const before = ofOther()
  seed('content/tags.yaml', 'law', 'cloud')
  expect(ofOther()).toEqual(before)
  writeFiles({ 'other/tags.yaml': '- tag: law' })
  for (const [index, hash] of ofOther().entries()) expect(hash).not.toBe(before[index])
})

test('a settings file that Gatsby reads changes the fingerprint', () => {
  const before = fingerprint({})
  writeFiles({ '.env.production': 'GATSBY_WORD=one' })
  expect(fingerprint({})).not.toBe(before)
})

test('Gatsby’s defaults, and files that no build reads, change nothing', () => {
  expect(fingerprint({ NODE_ENV: 'production', PORT: '8000', HOME: '/root' })).toBe(fingerprint({}))
})

test('a commit changes the fingerprint, as pages name it, but not the structure', () => {
  git('init', '-q')
  const before = both()
  commit()
  const after = both()
  expect(after.site).not.toBe(before.site)
  expect(after.files).toBe(before.files)
  writeFiles({ 'docs/notes.md': 'not committed, which pages say too' })
  expect(both().site).not.toBe(after.site)
})
