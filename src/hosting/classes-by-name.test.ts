import { build } from 'esbuild'
import { className } from './class-name'
import { classesByName } from './classes-by-name'

const cssModule = 'src/site/layout/Header.module.css'

test('a program gets the classes of a CSS module under the names used in pages', async () => {
  const { outputFiles } = await build({
    stdin: {
      contents: `import * as styles from './${cssModule}'\nconsole.log(JSON.stringify({ ...styles }))`,
      resolveDir: process.cwd(),
    },
    bundle: true,
    write: false,
    plugins: [classesByName],
  })
  const said: string[] = []
  new Function('console', outputFiles[0]?.text ?? '')({ log: (text: string) => said.push(text) })
  const classes: Record<string, string> = JSON.parse(said[0] ?? '')
  expect(Object.keys(classes)).toEqual(expect.arrayContaining(['header', 'brand', 'menu', 'burger']))
  expect(Object.entries(classes)).toEqual(
    Object.keys(classes).map((name) => [name, className(cssModule, name)]),
  )
  expect(new Set(Object.values(classes)).size).toBe(Object.keys(classes).length)
})
