import type { Problem } from '../messages/problem'
import type { Article } from './article'
import type { Content } from './content'
import type { Mdx } from './parse-mdx'

/** Creates a rule that looks at each article to check, with its parsed body. */
export const articleRule =
  (problems: (article: Article, mdx: Mdx) => Problem[]) =>
  async (content: Content): Promise<Problem[]> => {
    const found = content.checked().map(async (article) => problems(article, await article.mdx()))
    return (await Promise.all(found)).flat()
  }
