import type { Findings } from '../messages/problem'
import type { Article } from './article'
import type { Content } from './content'
import type { Mdx } from './parse-mdx'

/** Creates a rule that looks at each article to check, with its parsed body. */
export const articleRule =
  (look: (article: Article, mdx: Mdx) => Findings) =>
  (content: Content): Promise<Findings> =>
    Promise.all(content.checked().map(async (article) => look(article, await article.mdx())))
