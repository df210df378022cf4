import type { Node } from 'gatsby'

/** What an `Article` node leaves out. */
export type ArticleText = {
  /** MDX without front matter. */
  body: string
  /** Of its whole file, front matter too. */
  textDigest: string
}

/**
 * An article with its text, which stands in its Mdx node alone: a page that shows a card of the article depends on the
 * `Article` node, and would be asked anew with each changed sentence.
 * @param article an `Article` node
 * @param getNode finds a node by its id
 * @throws where the Mdx node is missing
 */
export function withText<T extends Pick<Node, 'id' | 'parent'>>(
  article: T,
  getNode: (id: string) => Node | null | undefined,
): T & ArticleText {
  const mdx = article.parent ? getNode(article.parent) : undefined
  if (typeof mdx?.body !== 'string') throw new Error(`The text of the article ${article.id} is missing.`)
  return { ...article, body: mdx.body, textDigest: mdx.internal.contentDigest }
}

/** What Gatsby gives a resolver: a page depends on the nodes that are asked for here. */
export type NodeContext = { nodeModel: { getNodeById: (args: { id: string; type?: string }) => Node | null } }

/** `withText` in a resolver. */
export const textOf = <T extends Pick<Node, 'id' | 'parent'>>(
  article: T,
  { nodeModel }: NodeContext,
): T & ArticleText => withText(article, (id) => nodeModel.getNodeById({ id }))
