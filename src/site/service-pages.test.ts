import { existsSync, readFileSync } from 'node:fs'
import { servicePages } from './service-pages'

/** What nothing asks for by name: a menu would lead nowhere, and a page would show no offer. */
test.each(
  servicePages.flatMap(({ area, path }) => [
    `src/pages${path}.tsx`,
    `content/offers/${area}.yaml`,
    `tests/site/content/offers/${area}.yaml`,
  ]),
)('%s, which the list of services asks for, is there', (file) => {
  expect(existsSync(file)).toBe(true)
})

/** Guides list the files of prices, and the documentation every page. */
test.each([
  ['docs/glossary.md', 'area'],
  ['docs/en/change-a-price.md', 'area'],
  ['docs/fr/changer-un-prix.md', 'area'],
  ['docs/product.md', 'path'],
] as const)('%s names every %s', (file, key) => {
  const text = readFileSync(file, 'utf8')
  for (const service of servicePages)
    expect(text).toMatch(new RegExp(`[\`/]${service[key].split('/').at(-1)}\``))
})
