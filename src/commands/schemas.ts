/** `npm run schemas`: writes `.vscode/schemas` and the snippets, for completion and hints in VS Code. */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { editorFiles } from '../content/schemas/editor-files'

for (const [file, text] of Object.entries(editorFiles())) {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
  console.log(file)
}
