import type { CreateResolversArgs, Node } from 'gatsby'
import { type NodeContext, textOf } from '../../content/articles/article-text'
import { textsOf } from '../../outputs/article/article-texts'
import type { ArticleTexts } from '../../outputs/article/compile-once'
import type { Language } from '../../site/languages'
import { articleWords } from './article-words'
import { errorInArticle } from './error-in-article'

type ArticleNode = Node & { slug: string; file: string; language: Language }

const none: ArticleTexts = { markdown: '', feed: '', text: '', notes: '' }

/** Resolves `Article.texts`, the machine-readable forms of the body, cached across builds. */
export const textsResolver = ({ reporter }: CreateResolversArgs) => ({
  Article: {
    texts: {
      resolve: async (node: ArticleNode, _: unknown, context: NodeContext): Promise<ArticleTexts> => {
        const article = textOf(node, context)
        return textsOf(article, await articleWords(article.language)).catch((error: unknown) => {
          reporter.panicOnBuild(errorInArticle(error, article))
          return none
        })
      },
    },
  },
})
