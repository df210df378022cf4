/** What components use of Gatsby outside a build: queries are strings, and the house is that of the tests. */
const { readFileSync } = require('node:fs')
const { parse } = require('yaml')

module.exports = {
  graphql: (strings) => strings.join(''),
  withPrefix: (path) => path,
  navigate: () => {},
  useStaticQuery: () => ({
    house: parse(readFileSync('tests/site/content/site.yaml', 'utf8')),
    build: { year: 2026 },
  }),
}
