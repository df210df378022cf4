import type { Compiler, FileCacheOptions } from 'webpack'
import { codeBelow, filesHash } from '../../cache/code-hash'

/** What decides how webpack builds: the packages, and our own part of its configuration. */
const toolsHash = (): string =>
  filesHash(['package-lock.json', 'gatsby-config.ts', 'gatsby-node.ts', ...codeBelow('src/gatsby')])

/**
 * Webpack's cache, told by one hash which tools it was made with. Left to itself webpack finds them out: it follows the
 * imports of each of its loaders and plugins, which is most of Gatsby, for as long as it takes to bundle the renderer.
 * @param cache as Gatsby sets it
 */
export const cacheByTools = (cache: FileCacheOptions): FileCacheOptions => ({
  ...cache,
  version: toolsHash(),
  buildDependencies: { defaultWebpack: [] },
})

/** Has webpack not look for the imports of its loaders either. */
export const dropLoadersFromCache = {
  apply: ({ hooks }: Compiler): void =>
    hooks.done.tap('dropLoadersFromCache', ({ compilation }) => compilation.buildDependencies.clear()),
}
