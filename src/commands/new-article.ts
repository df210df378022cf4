/**
 * `npm run new:article -- "Titre"`: creates an article in both languages, as drafts that pass the check.
 * `--slug le-cloud-act` chooses the address, `--tags law,cloud` the tags, `--language fr` the language of the messages.
 */
import { argv } from 'node:process'
import { parseArgs } from 'node:util'
import { validTags } from '../content/check/valid-data'
import { AuthorError } from '../content/messages/author-error'
import { type AuthorsLanguage, message } from '../content/messages/message'
import { newArticle } from '../content/scaffold/new-article'
import { buildDay } from '../settings/clock'
import { forAuthors, languageOption, type Options } from './for-authors'

const options = {
  slug: { type: 'string' },
  tags: { type: 'string' },
  ...languageOption,
} as const satisfies Options
const args = argv.slice(2)

function run(language: AuthorsLanguage): void {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options })
  const knownTags = validTags()
  if (!knownTags) throw new AuthorError(message('tagsUnreadable'))
  const files = newArticle({
    title: positionals.join(' '),
    slug: values.slug,
    tags: values.tags?.split(',').map((tag) => tag.trim()),
    day: buildDay(),
    knownTags,
  })
  console.log(message('articleWritten', { files: files.map((file) => `  ${file}`).join('\n') })[language])
}

void forAuthors(args, run)
