import type { Article } from '../article'
import type { Content } from '../content'
import type { Problem } from '../problem'

/** Runs one rule over every article to check. */
export async function problemsOfArticles(
  content: Content,
  rule: (article: Article) => Promise<Problem[]>,
): Promise<Problem[]> {
  return (await Promise.all(content.checked().map(rule))).flat()
}
