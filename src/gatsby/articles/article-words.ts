import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ArticleWords } from '../../articles/components/ArticleContext'
import { contentFolder } from '../../settings/content-folder'
import type { Language } from '../../site/languages'

/** Returns the copy of a language that rendered articles contain. */
export async function articleWords(language: Language): Promise<ArticleWords> {
  const copy = JSON.parse(
    await readFile(path.resolve(contentFolder, 'copy', language, 'articles.json'), 'utf8'),
  )
  return copy.article
}
