import type { Content } from '../content'
import { frontMatterProblems } from '../front-matter'
import type { Problem } from '../problem'

/** Validates the front matter of each article against its schema. */
export const frontMatter = ({ checked }: Content): Problem[] =>
  checked().flatMap(({ file, head }) => frontMatterProblems(file, head))
