import path from 'node:path'
import type { CreateWebpackConfigArgs } from 'gatsby'
import { buildEnhanceScripts } from './enhance'

/** Gives the pages the enhancement scripts, and quietens a warning that does not concern them. */
export function configureWebpack({ actions, plugins, getConfig }: CreateWebpackConfigArgs): void {
  const { url, boot } = buildEnhanceScripts(path.resolve('public'))
  actions.setWebpackConfig({
    plugins: [
      plugins.define({ __ENHANCE_URL__: JSON.stringify(url), __BOOT_SCRIPT__: JSON.stringify(boot) }),
    ],
  })

  // The order of style sheets may differ between pages: a CSS module never relies on another.
  const config = getConfig()
  for (const plugin of config.plugins ?? []) {
    if (plugin?.constructor.name === 'MiniCssExtractPlugin') plugin.options.ignoreOrder = true
  }
  actions.replaceWebpackConfig(config)
}
