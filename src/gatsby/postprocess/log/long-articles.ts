import { firstRoundTrip } from '../../../hosting/compress'
import { isArticle } from '../../../site/is-article'
import { splitPath } from '../../../site/languages'
import type { Weights } from './weigh'

/**
 * Returns a message for each article that takes more than one round trip. It is no error: tests limit the
 * size of templates, but authors decide on the length of articles.
 */
export const longArticles = (
  pages: readonly { address: string; weights: Pick<Weights, 'html'> }[],
): string[] =>
  pages
    .filter(({ address, weights }) => weights.html > firstRoundTrip && isArticle(splitPath(address).path))
    .map(
      ({ address, weights }) =>
        `${address} has ${weights.html} bytes of HTML; a first round trip brings ${firstRoundTrip}. It needs a second.`,
    )
