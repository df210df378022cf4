import { readFile } from 'node:fs/promises'
import type { Plugin } from 'esbuild'
import { classesIn, className } from './class-name'

/**
 * Maps the classes of CSS modules in the server's programs to the names in the styles of pages
 * (`class-name.ts`), so that pages rendered by the server look like built ones.
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
