import type { Root } from 'mdast'
import { blocksOfTree, type Translatable, versionOf } from './blocks'

/** Returns the version of an article as a translation names it. @param tree its parsed body */
export const versionOfTree = (article: Translatable & { body: string }, tree: Root): string =>
  versionOf(blocksOfTree(article, article.body, tree))
