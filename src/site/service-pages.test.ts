import { existsSync } from 'node:fs'
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
