import path from 'node:path'
import type { CreateResolversArgs, Node } from 'gatsby'
import { fullAddress } from '../../../site/head/address'
import type { Language } from '../../../site/languages'
import { readSite } from '../../site'
import { mdxToMarkdown } from './mdx-to-markdown'

type ArticleNode = Node & { body: string; file: string; language: Language }

/**
 * `Article.markdown`: the body as plain Markdown. Kept from build to build, by the content of the article and the
 * address of the site, so that one edited article costs one article.
 */
export function markdownResolver({ cache, reporter }: CreateResolversArgs) {
  const { url } = readSite()
  return {
    Article: {
      markdown: {
        resolve: async ({ body, file, language, internal }: ArticleNode): Promise<string> => {
          const key = `markdown ${internal.contentDigest} ${url}`
          const known: unknown = await cache.get(key)
          if (typeof known === 'string') return known
          try {
            const markdown = await mdxToMarkdown(body, { link: (to) => fullAddress(url, to, language) })
            await cache.set(key, markdown)
            return markdown
          } catch (error) {
            const reason = error instanceof Error ? error.message : String(error)
            reporter.panicOnBuild(`${path.relative(process.cwd(), file)}: ${reason}`)
            return ''
          }
        },
      },
    },
  }
}
