import { inTemporaryProject, writeFiles } from '../../tests/temporary-project'
import { comparison, listing } from './tables'
import { type Weight, weigh } from './weigh'

inTemporaryProject()

const weight = (html: number, fonts = 0): Weight => ({
  html,
  scripts: 0,
  styles: 0,
  fonts,
  total: html + fonts,
})

test('a page weighs its compressed HTML and every file of the first view, each once', () => {
  const page =
    '<link rel="preload" as="font" href="/a.woff2"/><link rel="preload" as="font" href="/a.woff2"/>' +
    '<link rel="stylesheet" href="/a.css"/><script defer src="/a.js?v=1"></script><img src="/a.png"/>'
  writeFiles({
    'dist/public/index.html': page,
    'dist/public/index.html.br': '1234567',
    'dist/public/a.woff2': '12345',
    'dist/public/a.css': '123',
    'dist/public/a.js': '1234',
    'dist/public/a.js.br': '12',
    'dist/public/a.png': '123456789',
    'dist/public/fr/pricing/index.html': '<p>',
  })
  expect([...weigh('dist')]).toEqual([
    ['/fr/pricing', weight(3)],
    ['/', { html: 7, scripts: 2, styles: 3, fonts: 5, total: 17 }],
  ])
})

test.each([
  ['is not built', {}, 'build the site first'],
  ['names what is not there', { 'dist/public/index.html': '<script src="/a.js">' }, 'index.html names /a.js'],
])('rejects a site that %s', (_, files, words) => {
  writeFiles(files)
  expect(() => weigh('dist')).toThrow(words)
})

test('lists all pages, the heaviest first', () => {
  const lines = listing(
    new Map([
      ['/', weight(1000)],
      ['/fr', weight(1500, 2260)],
    ]),
  ).split('\n')
  expect(lines.slice(0, 4)).toEqual([
    '| page | HTML | scripts | style sheets | fonts | in all |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    '| /fr | 1.5 | 0.0 | 0.0 | 2.3 | 3.8 |',
    '| / | 1.0 | 0.0 | 0.0 | 0.0 | 1.0 |',
  ])
})

test('lists changes between two builds, largest growth first', () => {
  const before = new Map([
    ['/', weight(1000)],
    ['/same', weight(9)],
    ['/gone', weight(500)],
    ['/less', weight(900)],
  ])
  const now = new Map([
    ['/', weight(1600)],
    ['/same', weight(9)],
    ['/new', weight(2000)],
    ['/less', weight(700)],
  ])
  const lines = comparison(before, now).split('\n')
  expect(lines.slice(2, 7)).toEqual([
    '| /new | – | 2.0 | +2.0 |',
    '| / | 1.0 | 1.6 | +0.6 |',
    '| /less | 0.9 | 0.7 | −0.2 |',
    '| /gone | 0.5 | – | −0.5 |',
    '',
  ])
  expect(lines.at(-1)).toMatch(/^Unchanged: 1\./)
})

test('says so if nothing has changed', () => {
  const weights = new Map([['/', weight(1000)]])
  expect(comparison(weights, weights)).toBe('No page weighs more or less than before; pages: 1.')
})
