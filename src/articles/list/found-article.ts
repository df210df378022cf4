import type { ListedArticle } from '../listing'
import { type MarkedText, mark, placesOf } from '../search/marks'
import type { Term } from '../search/match'

/** An article of the list, with the search terms marked in its words if it was searched for. */
export type FoundArticle = ListedArticle & {
  /** `tags` in the order of the article's. */
  marked?: { title: MarkedText; subtitle: MarkedText; tags: readonly MarkedText[] }
}

/** Marks the search terms in the words of an article's card. Matching tags come first, so that the card names them. */
export function markArticle(article: ListedArticle, terms: readonly Term[]): FoundArticle {
  if (terms.length === 0) return article
  const isFound = ({ name }: { name: string }) => terms.some((term) => placesOf(name, term).length > 0)
  const tags = [...article.tags.filter(isFound), ...article.tags.filter((tag) => !isFound(tag))]
  return {
    ...article,
    // Rows of a search have no picture, so it is not copied from the worker either.
    picture: undefined,
    tags,
    marked: {
      title: mark(article.title, terms),
      subtitle: mark(article.subtitle, terms),
      tags: tags.map(({ name }) => mark(name, terms)),
    },
  }
}
