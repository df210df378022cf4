import { jsonSchemas } from './json-schemas'
import { articleSnippets } from './snippets'

/** Returns the content of every file that `npm run schemas` writes for editors, by its path. */
export function editorFiles(): Record<string, string> {
  return Object.fromEntries([
    ...jsonSchemas().map(({ file, schema }) => [file, text(schema)]),
    ['.vscode/article.code-snippets', text(articleSnippets())],
  ])
}

const text = (value: object) => `${JSON.stringify(value, null, 2)}\n`
