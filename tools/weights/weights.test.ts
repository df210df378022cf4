import { inTemporaryProject, writeFiles } from '../../tests/support/temporary-project'
import { type Weight, weightsOf } from '../../tests/weights/weights-of'
import { comparison, listing } from './tables'

inTemporaryProject()

const weight = (address: string, html: number, font = 0): Weight => ({
  address,
  html,
  script: 0,
  font,
  picture: 0,
  total: html + font,
  allScript: 0,
  requests: 1,
  nodes: 1,
})

test('reads what the build measured, and rejects a site that is not built', () => {
  expect(() => weightsOf('dist')).toThrow('build the site first')
  const pages = [weight('/', 1000), weight('/fr', 1500)]
  writeFiles({ 'dist/public/proof.json': JSON.stringify({ day: '2026-11-24', pages }) })
  expect(weightsOf('dist')).toEqual(pages)
})

test('lists all pages, the heaviest first', () => {
  const lines = listing([weight('/', 1000), weight('/fr', 1500, 2260)]).split('\n')
  expect(lines.slice(0, 4)).toEqual([
    '| page | HTML | scripts | fonts | pictures | in all |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    '| /fr | 1.5 | 0.0 | 2.3 | 0.0 | 3.8 |',
    '| / | 1.0 | 0.0 | 0.0 | 0.0 | 1.0 |',
  ])
})

test('lists changes between two builds, largest growth first', () => {
  const before = [weight('/', 1000), weight('/same', 9), weight('/gone', 500), weight('/less', 900)]
  const now = [weight('/', 1600), weight('/same', 9), weight('/new', 2000), weight('/less', 700)]
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
  const weights = [weight('/', 1000)]
  expect(comparison(weights, weights)).toBe('No page weighs more or less than before; pages: 1.')
})
