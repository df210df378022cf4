/**
 * `npm run new:article -- "Titre"`: an article in both languages, ready to write, as drafts that pass the check.
 * `--slug le-cloud-act` chooses the address, `--tags law,cloud` the tags.
 */
import { argv } from 'node:process'
import { parseArgs } from 'node:util'
import { buildDay } from '../build/clock'
import { newArticle } from '../build/scaffold/new-article'
import { tagsSchema } from '../build/schemas/tag'
import { readYamlFile } from '../build/yaml-file'

function main(): void {
  const { values, positionals } = parseArgs({
    args: argv.slice(2),
    allowPositionals: true,
    options: { slug: { type: 'string' }, tags: { type: 'string' } },
  })
  const files = newArticle({
    title: positionals.join(' '),
    slug: values.slug,
    tags: values.tags?.split(',').map((tag) => tag.trim()),
    day: buildDay(),
    knownTags: readYamlFile('content/tags.yaml', tagsSchema).map(({ tag }) => tag),
  })
  console.log(`Written as drafts, which previews show and production does not:
${files.map((file) => `  ${file}`).join('\n')}

Next: write the French one, see it with npm run dev, then write the English one (or delete it, and say
“only: fr” in the French). npm run check tells what to mend. Take out “draft: true” to publish.`)
}

try {
  main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
