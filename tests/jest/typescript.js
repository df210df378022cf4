const path = require('node:path')
const { transformSync } = require('esbuild')
require('./exit-at-once')

/** Compiles TypeScript for Jest (`jest.config.js` has the options). It hoists no `jest.mock`: stand-ins are mapped. */
module.exports = {
  process: (source, file, { transformerConfig: { version, ...options } }) =>
    transformSync(source, { ...options, loader: path.extname(file).slice(1), sourcefile: file }),
}
