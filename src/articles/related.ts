import { newestFirst } from './order'

type Article = { slug: string; publishedAt: string; tags: readonly { tag: string }[] }

const most = 3

/**
 * Returns a function that finds the three other articles that share most tags with one; among equals, the newest.
 * Comparing all articles with all would take minutes with thousands of them, so they are listed by each set of tags
 * that they have: five tags at most make 32 sets.
 *
 * @param all every published article of one language
 */
export function relatedAmong<T extends Article>(all: readonly T[]): (article: T) => T[] {
  const having = new Map<string, T[]>()
  for (const article of all.toSorted(newestFirst))
    for (const tags of setsOf(article)) {
      const listed = having.get(tags) ?? []
      // Those, without the article itself, are all that can be among the best.
      if (listed.length <= most) having.set(tags, [...listed, article])
    }
  return (article) => {
    const shared = ({ tags }: T) =>
      tags.filter(({ tag }) => article.tags.some((own) => own.tag === tag)).length
    return [...new Set(setsOf(article).flatMap((tags) => having.get(tags) ?? []))]
      .filter(({ slug }) => slug !== article.slug)
      .sort((a, b) => shared(b) - shared(a) || newestFirst(a, b))
      .slice(0, most)
  }
}

/** Returns every set of an article's tags, the empty one too. */
function setsOf({ tags }: Article): string[] {
  const sets = ['']
  for (const tag of tags.map(({ tag }) => tag).sort()) sets.push(...sets.map((set) => `${set} ${tag}`))
  return sets
}
