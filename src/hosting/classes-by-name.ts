import { readFile } from 'node:fs/promises'
import type { Plugin } from 'esbuild'
import { classesIn, className } from './class-name'

/**
 * Resolves classes of CSS modules in programs to the names in the pages' styles (`class-name.ts`), so that what the
 * server renders looks like the built pages.
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
