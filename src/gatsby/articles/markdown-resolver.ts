import path from 'node:path'
import type { CreateResolversArgs, Node } from 'gatsby'
import { type NodeContext, textOf } from '../../content/articles/article-text'
import { markdownOf } from '../../outputs/article/article-markdown'
import type { Language } from '../../site/languages'

type ArticleNode = Node & { file: string; language: Language }

/** `Article.markdown`: the body as plain Markdown, kept from build to build. */
export const markdownResolver = ({ reporter }: CreateResolversArgs) => ({
  Article: {
    markdown: {
      resolve: async (article: ArticleNode, _: unknown, context: NodeContext): Promise<string> =>
        markdownOf(textOf(article, context)).catch((error: unknown) => {
          const reason = error instanceof Error ? error.message : String(error)
          reporter.panicOnBuild(`${path.relative(process.cwd(), article.file)}: ${reason}`)
          return ''
        }),
    },
  },
})
