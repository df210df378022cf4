import Fuse from 'fuse.js'
import type { ListedArticle } from '../listing'
import { fold } from '../search/fold'
import { containing, foldArticle } from './containing'

/**
 * One wrong letter from five letters on, two from ten: fewer would not forgive, more would find everything.
 * (Fuse's score of a match is its errors divided by the word's length.)
 */
const tolerance = 0.2

/**
 * Prepares the search of a list (spec, section 4). What contains the typed text as it stands comes first, in the
 * list's own order; then what holds each of its words, typos forgiven, best match first.
 */
export function createSearch(articles: readonly ListedArticle[]): (text: string) => ListedArticle[] {
  const entries = articles.map(foldArticle)
  const fuse = new Fuse(entries, {
    keys: [
      { name: 'title', weight: 3 },
      { name: 'tags', weight: 2 },
      { name: 'subtitle', weight: 1 },
    ],
    threshold: tolerance,
    ignoreLocation: true,
    includeScore: true,
  })

  return (text) => {
    const typed = fold(text)
    if (!typed) return [...articles]
    const exact = entries.filter(containing(typed))
    const found = new Set(exact)
    const scores = typed
      .split(' ')
      .map((word) => new Map(fuse.search(word).map(({ item, score = 0 }) => [item, score])))
    const total = (entry: (typeof entries)[number]) =>
      scores.reduce((sum, ofWord) => sum + (ofWord.get(entry) ?? 0), 0)
    const similar = entries
      .filter((entry) => !found.has(entry) && scores.every((ofWord) => ofWord.has(entry)))
      .sort((a, b) => total(a) - total(b))
    return [...exact, ...similar].map(({ article }) => article)
  }
}
