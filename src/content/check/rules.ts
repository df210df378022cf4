import type { Findings } from '../messages/problem'
import type { Content } from './content'
import { aiActRules } from './rules/ai-act-rules'
import { alternativeText } from './rules/alternative-text'
import { articleAge } from './rules/article-age'
import { articleOffer } from './rules/article-offer'
import { articlePlace } from './rules/article-place'
import { articleTags } from './rules/article-tags'
import { bothLanguages } from './rules/both-languages'
import { citations } from './rules/citations'
import { components } from './rules/components'
import { copyPairs } from './rules/copy-pairs'
import { copyUsed } from './rules/copy-used'
import { dataKeepsItsSchemas } from './rules/data-schemas'
import { encoding } from './rules/encoding'
import { facts } from './rules/facts'
import { figures } from './rules/figures'
import { footnotes } from './rules/footnotes'
import { formerNames } from './rules/former-names'
import { frontMatter } from './rules/front-matter'
import { headings } from './rules/headings'
import { identity } from './rules/identity'
import { links } from './rules/links'
import { markdownSlips } from './rules/markdown-slips'
import { mdxCompiles } from './rules/mdx-compiles'
import { offersAgree } from './rules/offers-agree'
import { pictures } from './rules/pictures'
import { pricesHold } from './rules/prices-hold'
import { sameFacts } from './rules/same-facts'
import { searchWords } from './rules/search-words'
import { sovereignty } from './rules/sovereignty'
import { sums } from './rules/sums'
import { toDecide } from './rules/to-decide'
import { typedPrices } from './rules/typed-prices'
import { typography } from './rules/typography'
import { unwritten } from './rules/unwritten'

/** One rule of the content: returns everything that breaks it. */
export type Rule = (content: Content) => Findings | Promise<Findings>

/** Blocking rules that do not parse MDX. */
export const quickRules: readonly Rule[] = [
  encoding,
  articlePlace,
  frontMatter,
  articleOffer,
  articleTags,
  dataKeepsItsSchemas,
  offersAgree,
  citations,
  copyPairs,
]

/** Rules whose errors make a file unusable: no page can be built from it. */
export const blockingRules: readonly Rule[] = [...quickRules, mdxCompiles, components, facts, pictures]

/** All other rules of `npm run check`. A new rule is a file in `rules/`, a line here, and its errors in `tests/check`. */
export const otherRules: readonly Rule[] = [
  bothLanguages,
  sameFacts,
  sums,
  typedPrices,
  unwritten,
  headings,
  footnotes,
  markdownSlips,
  links,
  alternativeText,
  typography,
  articleAge,
  figures,
  sovereignty,
  copyUsed,
  formerNames,
  searchWords,
  aiActRules,
]

/** Tasks of the owner before the site goes live (`npm run check -- --launch`), which no author can do. */
export const launchRules: readonly Rule[] = [pricesHold, identity, toDecide]
