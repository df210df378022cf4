/** `npm run schemas`: writes `.vscode/schemas`, for completion and hints in VS Code. */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { jsonSchemas } from '../content/schemas/json-schemas'

for (const { file, text } of jsonSchemas()) {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
  console.log(file)
}
