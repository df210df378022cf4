import { realpathSync } from 'node:fs'
import path from 'node:path'
import type { CreateWebpackConfigArgs } from 'gatsby'
import TerserPlugin from 'terser-webpack-plugin'
import { NormalModuleReplacementPlugin } from 'webpack'
import { parse } from 'yaml'
import { contentFolder } from '../../settings/content-folder'
import { compileOwnCode } from './compile-own-code'
import { buildEnhanceScripts } from './enhance'
import { shortenNames } from './short-names'
import { staticPages } from './static-pages'
import { cacheByTools, dropEnvironment, dropLoadersFromCache } from './webpack-cache'

const shim = (name: string) => path.resolve('src/gatsby/webpack/shims', name)

/**
 * Replacements in the browser's bundle for library code that the site never runs or that the platform
 * provides: they save some 13 KB (brotli) of the contact page's script. `false` is an empty module.
 */
const leanAliases = {
  'lodash-es/cloneDeep$': shim('clone-deep.ts'),
  'lodash-es/clone$': shim('clone.ts'),
  'lodash-es/toPath$': shim('to-path.ts'),
  'lodash-es/isPlainObject$': shim('is-plain-object.ts'),
  'hoist-non-react-statics$': shim('hoist-statics.ts'),
  'gatsby-react-router-scroll$': shim('scroll.tsx'),
  // For third-party scripts, of which there are none.
  'gatsby-script$': false,
  '@builder.io/partytown/integration$': false,
  // The site has no service worker.
  [path.resolve('.cache/register-service-worker.js')]: false,
  // Detects the browser's language for redirects of gatsby-plugin-react-i18next, which are turned off.
  'browser-lang$': false,
  // One copy for our imports and the plugin's `require`; else the form loads another for the result of a check.
  i18next$: realpathSync('node_modules/i18next/dist/cjs/i18next.js'),
  // <Trans> of react-i18next, which the site does not use, and its parser.
  [realpathSync('node_modules/react-i18next/dist/es/TransWithoutContext.js')]: false,
  'html-parse-stringify$': false,
  // Formats a message of gatsby-plugin-react-i18next that only development shows.
  outdent$: false,
} as const

/** Replacements for modules that Gatsby imports by absolute paths, in the browser and while rendering. */
const gatsbyAliases = {
  [path.resolve('.cache/route-announcer-props.js')]: shim('route-announcer-props.ts'),
}

/** Data files that pages import, as they need them in the browser: read from the folder of content of this build. */
const data = /^[./]+\/content\/[\w-]+\.yaml$/

/** Adds the enhancement scripts to pages, and reduces what the browser loads. */
export function configureWebpack(args: CreateWebpackConfigArgs): void {
  const { actions, plugins, getConfig, stage } = args
  const { url, boot } = buildEnhanceScripts(path.resolve('public'))
  const aliases: Record<string, string | false> =
    stage === 'build-javascript'
      ? { ...gatsbyAliases, ...leanAliases, ...staticPages(args.getNodesByType('SitePage')) }
      : gatsbyAliases
  actions.setWebpackConfig({
    plugins: [
      dropLoadersFromCache,
      // An alias would make it another cache (`cacheByTools`).
      new NormalModuleReplacementPlugin(data, (imported) => {
        imported.request = path.resolve(contentFolder, path.basename(imported.request))
      }),
      plugins.define({ __ENHANCE_URL__: JSON.stringify(url), __BOOT_SCRIPT__: JSON.stringify(boot) }),
    ],
    // Bundles data with the page's script: in the document, it would add the words of all later questions.
    module: { rules: [{ test: /\.yaml$/, type: 'json', parser: { parse } }] },
    resolve: { alias: aliases },
  })

  const config = getConfig()
  // Biome lints: the ESLint that Gatsby runs in development is not installed (docs/decisions/gatsby.md).
  config.plugins = without('ESLintWebpackPlugin', config.plugins)
  // The order of style sheets may differ between pages, as no CSS module relies on another.
  for (const plugin of config.plugins) {
    if (plugin?.constructor.name === 'MiniCssExtractPlugin') plugin.options.ignoreOrder = true
  }
  dropEnvironment(config.plugins)
  // The site has no themes, in which Gatsby would look whenever a module is resolved.
  config.resolve.plugins = without('GatsbyThemeComponentShadowingResolverPlugin', config.resolve.plugins)
  if (stage.startsWith('build')) {
    config.module.rules = compileOwnCode(config.module.rules, stage === 'build-html' ? 'node20' : 'es2020')
    shortenNames(config.module.rules)
  }
  // swc makes the browser's scripts as small as Terser does, in a tenth of the time.
  if (stage === 'build-javascript')
    config.optimization.minimizer = [
      new TerserPlugin({ minify: TerserPlugin.swcMinify, terserOptions: { ecma: 2020 } }),
      ...without('TerserPlugin', config.optimization.minimizer),
    ]
  config.cache = cacheByTools(config.cache, aliases)
  actions.replaceWebpackConfig(config)
}

/** Returns the plugins of webpack other than those of a class. */
const without = (name: string, plugins: readonly object[] = []) =>
  plugins.filter((plugin) => plugin.constructor.name !== name)
