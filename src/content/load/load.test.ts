import { env } from 'node:process'
import { inTemporaryProject, writeFiles } from '../../../tests/temporary-project'
import { type DataFile, dataFiles, offerArea } from './data-files'
import { loadArticle } from './load-article'
import { loadData } from './load-data'
import { requireUtf8 } from './text-file'

inTemporaryProject()

const before = env.LC_ALL
beforeEach(() => {
  env.LC_ALL = 'C'
})
afterEach(() => {
  if (before === undefined) delete env.LC_ALL
  else env.LC_ALL = before
})

test('a data file matches its schema; a day stays the text that was written', () => {
  writeFiles({
    'content/offers/price-list.yaml':
      'validUntil: 2026-12-31\nstages: [30, 40, 30]\nvat: 20\nentries:\n  - offers: [audit]\n',
  })
  expect(loadData(dataFiles.priceList)).toEqual({
    validUntil: '2026-12-31',
    stages: [30, 40, 30],
    vat: 20,
    entries: [{ offers: ['audit'] }],
  })
})

const area = 'area: cloud\norder: 1\noffers:\n'

test.each<[string, DataFile, string, string[]]>([
  [
    'a tag without a name',
    dataFiles.tags,
    '- tag: law\n- tag: The Cloud\n  name: { en: Cloud, fr: Cloud }\n',
    ['content/tags.yaml:1:3: ', 'content/tags.yaml:2:3: '],
  ],
  [
    'a price list whose instalments do not add up to a hundred',
    dataFiles.priceList,
    'validUntil: 2026-12-31\nstages: [30, 40]\nvat: 20\nentries:\n  - offers: [audit]\n',
    ['content/offers/price-list.yaml:2:1: '],
  ],
  [
    'an offer without a name',
    offerArea('offers/cloud.yaml'),
    `${area}  - offer: cloud-essential\n    summary: { en: One., fr: Un. }\n    features: []\n`,
    ['content/offers/cloud.yaml:4:5: ', 'content/offers/cloud.yaml:6:5: '],
  ],
  [
    'a retention that is not a number of months',
    dataFiles.retention,
    '{\n  "months": 37\n}\n',
    ['content/retention.json:2:3: '],
  ],
  [
    'YAML that cannot be read',
    dataFiles.packs,
    'packs:\n\t- pack: combo\n',
    ['content/offers/packs.yaml:2:1: '],
  ],
])('%s is an error with file, line and column', (_, file, text, places) => {
  writeFiles({ [`content/${file.name}`]: text })
  let said = ''
  try {
    loadData(file)
  } catch (error) {
    said = String(error instanceof Error && error.message)
  }
  expect(said.split('\n').map((line) => line.replace(/(:\d+:\d+: ).*/, '$1'))).toEqual(places)
})

test('a missing file is an error that names it', () => {
  expect(() => loadData(dataFiles.site)).toThrow(/^content\/site\.yaml:1:1: /)
})

test('problems are in the language of the terminal', () => {
  writeFiles({ 'content/retention.json': '{ "months": 0 }' })
  env.LC_ALL = 'fr_FR.UTF-8'
  expect(() => loadData(dataFiles.retention)).toThrow(/^content\/retention\.json:1:3: .*de 1 à 36/)
})

const file = 'content/articles/cloud-act/fr.mdx'

test('an article has its front matter and its body', () => {
  writeFiles({
    [file]:
      '---\ntitle: La loi\nsubtitle: Ce qu’elle dit.\npublishedAt: 2026-11-12\ntags: [law]\n---\n\nTexte.\n',
  })
  expect(loadArticle(file)).toEqual({
    frontMatter: { title: 'La loi', subtitle: 'Ce qu’elle dit.', publishedAt: '2026-11-12', tags: ['law'] },
    body: '\nTexte.\n',
  })
})

test.each([
  ['none', 'Texte.', 1],
  ['one without an end', '---\ntitle: A\n', 1],
  ['one without a subtitle', '---\ntitle: La loi\npublishedAt: 2026-11-12\ntags: [law]\n---\n', 2],
  [
    'a day that does not exist',
    '---\ntitle: La loi\nsubtitle: Ce qu’elle dit.\npublishedAt: 2026-02-30\ntags: [law]\n---\n',
    4,
  ],
])('front matter (%s) that breaks its schema is an error at its line', (_, text, line) => {
  writeFiles({ [file]: text })
  expect(() => loadArticle(file)).toThrow(new RegExp(`^content/articles/cloud-act/fr\\.mdx:${line}:\\d+: `))
})

test('a build stops at files that are not UTF-8, whatever they say', () => {
  const bytes = Buffer.from('{ "title": "Été" }', 'latin1')
  writeFiles({ 'content/copy/fr/home.json': bytes, 'content/copy/en/home.json': '{ "title": "Été" }' })
  expect(requireUtf8).toThrow(
    /^content\/copy\/fr\/home\.json:1:1: This file is not UTF-8; save it as UTF-8\.$/,
  )
})

test('of a pack that the contact form does not have, says where the form takes its services from', () => {
  const text = '{ en: Text, fr: Texte }'
  writeFiles({
    'content/offers/packs.yaml': `packs: [{ pack: combo-for-craftsmen, title: ${text}, contactName: ${text}, description: ${text}, originalPrice: 2, price: 1 }]`,
  })
  expect(() => loadData(dataFiles.packs)).toThrow(
    /^\S+ “pack” cannot be “combo-for-craftsmen”; add it to src\/offers\/services\.ts/,
  )
})
