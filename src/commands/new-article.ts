/**
 * `npm run new:article -- "Titre"`: creates an article in both languages, as drafts that pass the check.
 * `--slug le-cloud-act` chooses the address, `--tags law,cloud` the tags, `--language fr` the language of the messages.
 */
import { argv } from 'node:process'
import { message } from '../content/messages/message'
import { newArticle } from '../content/scaffold/new-article'
import { forAuthors, languageOption } from './for-authors'

const options = { slug: { type: 'string' }, tags: { type: 'string' }, ...languageOption } as const

void forAuthors(
  { args: argv.slice(2), allowPositionals: true, options },
  (language, { values: { slug, tags }, positionals }) => {
    const files = newArticle({
      title: positionals.join(' '),
      slug,
      tags: tags?.split(',').map((tag) => tag.trim()),
    })
    console.log(message('articleWritten', { files: files.map((file) => `  ${file}`).join('\n') })[language])
  },
)
