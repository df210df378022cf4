import path from 'node:path'
import type { Actions, CreateNodeArgs, CreatePagesArgs, Node } from 'gatsby'
import { articleFile } from '../../content/articles/article-file'
import { readingMinutes } from '../../content/articles/reading-time'
import { loadArticle } from '../../content/load/load-article'
import type { Language } from '../../site/languages'

type MdxNode = Node & { internal: Node['internal'] & { contentFilePath?: string } }

/** Of what Gatsby gives: making nodes is all that is done here. */
type Args = Pick<CreateNodeArgs<MdxNode>, 'node' | 'createNodeId' | 'createContentDigest'> & {
  actions: Pick<Actions, 'createNode'>
}

/**
 * Makes an `Article` node out of each Mdx node of gatsby-plugin-mdx: what cards, lists and links show, and
 * not the text (`withText`). So it stays what it was where a sentence has changed, and with it all pages but the article's own.
 * Its digest is that of all its fields, as Gatsby keeps the former node where the digest is the same. It is no child of its
 * Mdx node, as Gatsby deletes the children of a changed node, and would run the query of every page that showed one.
 * @throws where the front matter breaks its schema, with every problem as `npm run check` says it
 */
export async function createArticleNode({
  node,
  actions,
  createNodeId,
  createContentDigest,
}: Args): Promise<void> {
  const file = node.internal.contentFilePath
  if (node.internal.type !== 'Mdx' || !file) return
  const { slug, language } = articleFile(file)
  const { frontMatter: fields, body } = loadArticle(path.relative(process.cwd(), file))

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
    translation: Boolean(fields.follows),
    file,
    parent: node.id,
  }
  await actions.createNode({
    ...article,
    id: createNodeId(articleId(slug, language)),
    children: [],
    internal: { type: 'Article', contentDigest: createContentDigest(article) },
  })
}

/** Deletes articles whose file is gone. A build does it when it starts; the development server, of children alone. */
export function deleteLostArticles({
  actions,
  getNode,
  getNodesByType,
}: Pick<CreatePagesArgs, 'actions' | 'getNode' | 'getNodesByType'>): void {
  for (const article of getNodesByType('Article'))
    if (!article.parent || !getNode(article.parent)) actions.deleteNode(article)
}

/** What makes the id of an article's node, so that one language can be found from another. */
export const articleId = (slug: string, language: Language) => `${slug} ${language} >>> Article`
