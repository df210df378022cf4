import type { Compiler, FileCacheOptions } from 'webpack'
import { codeBelow, filesHash, hashOf } from '../../cache/code-hash'
import { cssModules } from '../../hosting/class-name'

const tools = ['package-lock.json', 'gatsby-config.ts', 'gatsby-node.ts', 'src/hosting/class-name.ts']

/**
 * Hashes what decides how webpack builds: the packages, our part of its configuration, and the list of CSS modules, whose place
 * in it is a part of each class's name.
 */
const toolsHash = (): string => hashOf(filesHash([...tools, ...codeBelow('src/gatsby')]), ...cssModules())

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
