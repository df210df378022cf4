import type { Compiler, FileCacheOptions } from 'webpack'
import { codeBelow, filesHash } from '../../cache/code-hash'

/** Hashes what decides how webpack builds: the packages, and our part of its configuration. */
const toolsHash = (): string =>
  filesHash(['package-lock.json', 'gatsby-config.ts', 'gatsby-node.ts', ...codeBelow('src/gatsby')])

/**
 * Keys webpack's cache by one hash of the tools. By default webpack traces the imports of each of its loaders and
 * plugins, which are most of Gatsby, for as long as it takes to bundle the renderer.
 * @param cache the options set by Gatsby
 */
export const cacheByTools = (cache: FileCacheOptions): FileCacheOptions => ({
  ...cache,
  version: toolsHash(),
  buildDependencies: { defaultWebpack: [] },
})

/** Keeps webpack from tracing the imports of its loaders. */
export const dropLoadersFromCache = {
  apply: ({ hooks }: Compiler): void =>
    hooks.done.tap('dropLoadersFromCache', ({ compilation }) => compilation.buildDependencies.clear()),
}
