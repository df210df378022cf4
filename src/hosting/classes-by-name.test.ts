import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from 'esbuild'
import { onCleanUp } from '../../tests/cleanup'
import { classesByName } from './classes-by-name'

test('a program knows the classes of a CSS module by the names that the pages give them', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'classes-'))
  onCleanUp(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(
    path.join(folder, 'Card.module.css'),
    '.title {\n  width: 4.6rem;\n}\n@media print {\n  .form .note:hover,\n  .title {\n    margin: 0.5rem;\n  }\n}\n',
  )
  writeFileSync(
    path.join(folder, 'main.js'),
    `import * as styles from './Card.module.css'\nconsole.log(JSON.stringify({ ...styles }))`,
  )
  const { outputFiles } = await build({
    entryPoints: [path.join(folder, 'main.js')],
    bundle: true,
    write: false,
    plugins: [classesByName],
  })
  const said: string[] = []
  new Function('console', outputFiles[0]?.text ?? '')({ log: (text: string) => said.push(text) })
  expect(JSON.parse(said[0] ?? '')).toEqual({
    form: 'Card--form',
    note: 'Card--note',
    title: 'Card--title',
  })
})
