/** Replaces what components use of Gatsby outside a build: queries are strings, the organisation is that of the tests. */
const { readdirSync, readFileSync } = require('node:fs')
const { parse } = require('yaml')
const { cheapestOffer } = require('../../../src/site/starting-offer')

const content = 'tests/site/content'
const read = (file) => parse(readFileSync(`${content}/${file}`, 'utf8'))

/** Read once: each component that renders asks for it. */
let answer
const readAnswer = () => ({
  organization: read('site.yaml'),
  areas: {
    nodes: readdirSync(`${content}/offers`)
      .map((file) => read(`offers/${file}`))
      .filter(({ area }) => area)
      .map(({ area, offers }) => ({ area, lowestPrice: cheapestOffer(offers).price })),
  },
  build: { year: 2026 },
})

module.exports = {
  graphql: (strings) => strings.join(''),
  withPrefix: (path) => path,
  navigate: () => {},
  useStaticQuery: () => {
    answer ??= readAnswer()
    return answer
  },
}
