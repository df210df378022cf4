import type { CreateResolversArgs, Node } from 'gatsby'
import { type NodeContext, textOf } from '../../content/articles/article-text'
import { markdownOf } from '../../outputs/article/article-markdown'
import type { Language } from '../../site/languages'
import { errorInArticle } from './error-in-article'

type ArticleNode = Node & { file: string; language: Language }

/** `Article.markdown`: the body as plain Markdown, kept from build to build. */
export const markdownResolver = ({ reporter }: CreateResolversArgs) => ({
  Article: {
    markdown: {
      resolve: async (article: ArticleNode, _: unknown, context: NodeContext): Promise<string> =>
        markdownOf(textOf(article, context)).catch((error: unknown) => {
          reporter.panicOnBuild(errorInArticle(error, textOf(article, context)))
          return ''
        }),
    },
  },
})
