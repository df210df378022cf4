import { type ArticleFile, bodyOf, parseArticlePath } from '../articles/article-file'
import { message } from '../messages/message'
import { problemIn, start } from '../messages/problem'
import { type ArticleFrontMatter, articleSchema } from '../schemas/article'
import { ContentError } from './content-error'
import { frontMatterProblems, headOf } from './front-matter'
import { readText } from './text-file'

/**
 * Reads one article.
 * @param file its path, as it appears in messages
 * @returns its slug and language, the validated front matter, and the body as written
 * @throws a ContentError if the path is not that of an article, or with every problem of the front matter
 */
export function loadArticle(file: string): ArticleFile & { frontMatter: ArticleFrontMatter; body: string } {
  const place = parseArticlePath(file)
  if (!place) throw new ContentError([problemIn(file)(start, message('misplacedArticle'))])
  const source = readText(file)
  const head = headOf(source)
  const problems = frontMatterProblems(file, head)
  if (problems.length > 0) throw new ContentError(problems)
  return { ...place, frontMatter: articleSchema.cast(head.places.value), body: bodyOf(source) }
}
