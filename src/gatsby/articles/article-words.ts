import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ArticleWords } from '../../articles/components/ArticleContext'
import { contentFolder } from '../../settings/content-folder'
import type { Language } from '../../site/languages'

/** Returns the words of a language that articles are rendered with. */
export async function articleWords(language: Language): Promise<ArticleWords> {
  const copy = JSON.parse(
    await readFile(path.resolve(contentFolder, 'copy', language, 'articles.json'), 'utf8'),
  )
  return copy.article
}
