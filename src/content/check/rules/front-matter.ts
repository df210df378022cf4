import { frontMatterProblems } from '../../load/front-matter'
import type { Problem } from '../../messages/problem'
import type { Content } from '../content'

/** Validates the front matter of each article against its schema. */
export const frontMatter = ({ checked }: Content): Problem[] =>
  checked().flatMap(({ file, head }) => frontMatterProblems(file, head))
