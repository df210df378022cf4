import { bodyOf } from '../articles/article-file'
import { type ArticleFrontMatter, articleSchema } from '../schemas/article'
import { ContentError } from './content-error'
import { frontMatterProblems, headOf } from './front-matter'
import { readText } from './text-file'

/**
 * Reads one article.
 * @param file its path, as it appears in messages
 * @returns the validated front matter, and the body as written
 * @throws a ContentError with every problem of the front matter
 */
export function loadArticle(file: string): { frontMatter: ArticleFrontMatter; body: string } {
  const source = readText(file)
  const head = headOf(source)
  const problems = frontMatterProblems(file, head)
  if (problems.length > 0) throw new ContentError(problems)
  return { frontMatter: articleSchema.cast(head.places.value), body: bodyOf(source) }
}
