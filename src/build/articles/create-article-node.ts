import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { CreateNodeArgs, Node } from 'gatsby'
import { ValidationError } from 'yup'
import type { Language } from '../../site/languages'
import { type ArticleFrontMatter, articleSchema } from '../schemas/article'
import { articleFile, splitFrontMatter } from './article-file'
import { readingMinutes, wordCount } from './reading-time'

type MdxNode = Node & { internal: Node['internal'] & { contentFilePath?: string } }

/**
 * Makes an `Article` node out of each Mdx node of gatsby-plugin-mdx (spec, section 3).
 * @throws where the front matter breaks its schema; the message names the file and every fault
 */
export async function createArticleNode({
  node,
  actions,
  createNodeId,
  createContentDigest,
}: CreateNodeArgs<MdxNode>): Promise<void> {
  const file = node.internal.contentFilePath
  if (node.internal.type !== 'Mdx' || !file) return
  const { slug, language } = articleFile(file)
  const source = await readFile(file, 'utf8')
  const { frontMatter, body } = splitFrontMatter(source)
  const fields = validated(frontMatter, path.relative(process.cwd(), file))

  const article = {
    ...fields,
    featured: fields.featured ?? false,
    draft: fields.draft ?? false,
    image: undefined,
    ownImage: fields.image && path.join(path.dirname(file), fields.image),
    slug,
    language,
    sortKey: `${fields.publishedAt} ${slug}`,
    readingMinutes: readingMinutes(body),
    wordCount: wordCount(body),
    translation: Boolean(fields.follows),
    body,
    file,
    id: createNodeId(articleId(slug, language)),
    parent: node.id,
    children: [],
    internal: { type: 'Article', contentDigest: createContentDigest({ slug, language, source }) },
  }
  await actions.createNode(article)
  const created: Node = { ...article, internal: { ...article.internal, owner: '' } }
  actions.createParentChildLink({ parent: node, child: created })
}

/** What makes the id of an article's node, so that one language can be found from another. */
export const articleId = (slug: string, language: Language) => `${slug} ${language} >>> Article`

function validated(frontMatter: unknown, file: string): ArticleFrontMatter {
  try {
    return articleSchema.validateSync(frontMatter, { abortEarly: false })
  } catch (error) {
    if (error instanceof ValidationError) throw new Error(`${file}:\n  ${error.errors.join('\n  ')}`)
    throw error
  }
}
