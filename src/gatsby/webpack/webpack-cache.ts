import type { Compiler, FileCacheOptions } from 'webpack'
import { filesHash, hashOf } from '../../cache/hash-of'
import { filesBelow } from '../../files/files-below'
import { cssModules } from '../../hosting/class-name'

/** Returns the paths of the code below a folder, sorted, without tests. */
const codeBelow = (folder: string): string[] =>
  filesBelow(folder).filter((file) => /\.([cm]?tsx?|css)$/.test(file) && !/\.test\./.test(file))

const tools = ['package-lock.json', 'gatsby-config.ts', 'gatsby-node.ts', 'src/hosting/class-name.ts']

/**
 * Hashes everything that affects how webpack builds: the packages, our part of its configuration, and the
 * list of CSS modules, as the names of classes contain the module's index in it.
 */
const toolsHash = (): string => hashOf(filesHash([...tools, ...codeBelow('src/gatsby')]), ...cssModules())

/**
 * Keys webpack's cache by one hash of the tools. By default webpack traces the imports of all loaders and
 * plugins, which are most of Gatsby; that takes as long as bundling the renderer.
 * @param cache the options set by Gatsby
 * @param aliases of modules: webpack keeps what it resolved by them, and does not notice other ones
 */
export const cacheByTools = (
  cache: FileCacheOptions,
  aliases: Readonly<Record<string, string | false>>,
): FileCacheOptions => ({
  ...cache,
  version: hashOf(toolsHash(), JSON.stringify(aliases)),
  buildDependencies: { defaultWebpack: [] },
})

/** Keeps webpack from tracing the imports of its loaders. */
export const dropLoadersFromCache = {
  apply: ({ hooks }: Compiler): void =>
    hooks.done.tap('dropLoadersFromCache', ({ compilation }) => compilation.buildDependencies.clear()),
}

/** Variables of the environment by which Gatsby's own code decides. */
const ofGatsby = /^process\.env\.(NODE_ENV|PUBLIC_DIR|BUILD_STAGE|GATSBY_\w+)$/

/**
 * Keeps the environment out of the renderer: Gatsby defines each of its variables there, and webpack compiles every module
 * again if one differs, as in another terminal. Our own code reads the environment as it runs.
 * @param plugins those of webpack, of which DefinePlugin has definitions
 */
export function dropEnvironment(plugins: readonly { definitions?: Record<string, unknown> }[]): void {
  for (const { definitions = {} } of plugins)
    for (const name of Object.keys(definitions))
      if (name.startsWith('process.env.') && !ofGatsby.test(name)) delete definitions[name]
}
