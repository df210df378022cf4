import type { Root } from 'mdast'
import { blocksOfTree, type Translatable, versionOf } from './blocks'

/** Returns the version of an article as a translation names it. @param tree what its body was parsed to */
export const versionOfTree = (article: Translatable & { body: string }, tree: Root): string =>
  versionOf(blocksOfTree(article, article.body, tree))
