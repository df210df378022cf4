/** `npm run schemas`: writes `.vscode/schemas`, for completion and hints in VS Code, and which files they are for. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { jsonSchemas } from '../content/schemas/json-schemas'

const schemas = jsonSchemas()
for (const { file, text } of schemas) {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
  console.log(file)
}

const settingsFile = '.vscode/settings.json'
const settings = {
  'yaml.schemas': Object.fromEntries(schemas.map(({ file, files }) => [file, files])),
}
writeFileSync(
  settingsFile,
  `${JSON.stringify({ ...JSON.parse(readFileSync(settingsFile, 'utf8')), ...settings }, null, 2)}\n`,
)
