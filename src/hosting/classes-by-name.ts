import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'esbuild'

/**
 * Gives programs the classes of CSS modules under the names that the pages' styles have (`src/gatsby/webpack/class-names.ts`): what
 * the server renders looks like what was built.
 */
export const classesByName: Plugin = {
  name: 'classes-by-name',
  setup(build) {
    build.onLoad({ filter: /\.module\.css$/ }, async (file) => {
      const css = await readFile(file.path, 'utf8')
      const names = [
        ...new Set([...css.matchAll(/\.([a-zA-Z]\w*)(?=[^{}]*\{)/g)].map(([, name = '']) => name)),
      ]
      const module = path.basename(file.path, '.module.css')
      return {
        loader: 'js',
        contents: names
          .map((name) => `export const ${name} = ${JSON.stringify(`${module}--${name}`)}`)
          .join('\n'),
      }
    })
  },
}
