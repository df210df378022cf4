import path from 'node:path'
import type { Actions, CreateNodeArgs, CreatePagesArgs, Node } from 'gatsby'
import { readingMinutes } from '../../content/articles/reading-time'
import { loadArticle } from '../../content/load/load-article'
import type { Language } from '../../site/languages'

type MdxNode = Node & { internal: Node['internal'] & { contentFilePath?: string } }

/** The arguments of Gatsby's hook that are used here. */
type Args = Pick<CreateNodeArgs<MdxNode>, 'node' | 'createNodeId' | 'createContentDigest'> & {
  actions: Pick<Actions, 'createNode'>
}

/**
 * Creates an `Article` node from each Mdx node of gatsby-plugin-mdx, with the data of cards, lists and links
 * but without the text (`withText`): a changed sentence then rebuilds only the article's own page. Its digest
 * covers all its fields, as Gatsby keeps the former node if the digest is the same. `parent` names its Mdx
 * node, but the two are not linked: Gatsby deletes linked children of a changed node, and would rerun the
 * query of every page that used one.
 * @throws if its path or its front matter is wrong, with every problem as `npm run check` prints it
 */
export async function createArticleNode({
  node,
  actions,
  createNodeId,
  createContentDigest,
}: Args): Promise<void> {
  const file = node.internal.contentFilePath
  if (node.internal.type !== 'Mdx' || !file) return
  const { slug, language, frontMatter: fields, body } = loadArticle(path.relative(process.cwd(), file))

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

/** Deletes articles whose file is gone. In development, Gatsby itself only does so for child nodes. */
export function deleteLostArticles({
  actions,
  getNode,
  getNodesByType,
}: Pick<CreatePagesArgs, 'actions' | 'getNode' | 'getNodesByType'>): void {
  for (const article of getNodesByType('Article'))
    if (!article.parent || !getNode(article.parent)) actions.deleteNode(article)
}

/** Returns the seed of an article node's id, with which resolvers find the article in another language. */
export const articleId = (slug: string, language: Language) => `${slug} ${language} >>> Article`
