import { readFile } from 'node:fs/promises'
import type { Plugin } from 'esbuild'
import { classesIn, className } from './class-name'

/**
 * Gives programs the classes of CSS modules under the names that the pages' styles have (`class-name.ts`): what
 * the server renders looks like what was built.
 */
export const classesByName: Plugin = {
  name: 'classes-by-name',
  setup(build) {
    build.onLoad({ filter: /\.module\.css$/ }, async (file) => {
      const css = await readFile(file.path, 'utf8')
      return {
        loader: 'js',
        contents: classesIn(css)
          .map((name) => `export const ${name} = ${JSON.stringify(className(file.path, name))}`)
          .join('\n'),
      }
    })
  },
}
