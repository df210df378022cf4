import { isArticle } from '../../../site/is-article'
import { splitPath } from '../../../site/languages'
import type { Weights } from './weigh'

/** Bytes of HTML that come in one round trip: ten packets of 1,460 bytes (RFC 6928), less some 1,000 of headers. */
const firstRoundTrip = 13_600

/**
 * Returns a line for each article of which one round trip brings only a part. Templates have a bound, which tests hold; how long
 * an article is, is its author's to decide.
 */
export const longArticles = (
  pages: readonly { address: string; weights: Pick<Weights, 'html'> }[],
): string[] =>
  pages
    .filter(({ address, weights }) => weights.html > firstRoundTrip && isArticle(splitPath(address).path))
    .map(
      ({ address, weights }) =>
        `${address} has ${weights.html} bytes of HTML; a first round trip brings ${firstRoundTrip}. It is read a moment later.`,
    )
