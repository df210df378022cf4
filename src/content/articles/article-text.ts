import type { Node } from 'gatsby'

/** The fields that an `Article` node leaves out. */
export type ArticleText = {
  /** MDX without front matter. */
  body: string
  /** Hash of the whole file, front matter included. */
  textDigest: string
}

/**
 * Adds the text of an article from its Mdx node. `Article` nodes leave it out: otherwise, when a sentence
 * changes, every page with a card of the article would rerun its query.
 * @param article an `Article` node
 * @param getNode finds a node by its id
 * @throws if the Mdx node is missing
 */
export function withText<T extends Pick<Node, 'id' | 'parent'>>(
  article: T,
  getNode: (id: string) => Node | null | undefined,
): T & ArticleText {
  const mdx = article.parent ? getNode(article.parent) : undefined
  if (typeof mdx?.body !== 'string') throw new Error(`The text of the article ${article.id} is missing.`)
  return { ...article, body: mdx.body, textDigest: mdx.internal.contentDigest }
}

/** The part of a resolver's context that looks up nodes; Gatsby records each lookup as a dependency of the page. */
export type NodeContext = { nodeModel: { getNodeById: (args: { id: string; type?: string }) => Node | null } }

/** `withText` for resolvers. */
export const textOf = <T extends Pick<Node, 'id' | 'parent'>>(
  article: T,
  { nodeModel }: NodeContext,
): T & ArticleText => withText(article, (id) => nodeModel.getNodeById({ id }))
