/** `npm run schemas`: writes what VS Code completes and explains content from, `.vscode/schemas` and the snippets. */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { editorFiles } from '../content/schemas/editor-files'

for (const [file, text] of Object.entries(editorFiles())) {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
  console.log(file)
}
