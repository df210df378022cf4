import type { ListedArticle } from '../listing'
import { fold } from '../search/fold'

/** An article's searched texts, folded once. */
export const foldArticle = (article: ListedArticle) => ({
  article,
  title: fold(article.title),
  subtitle: fold(article.subtitle),
  tags: article.tags.map(({ name }) => fold(name)),
})

type Entry = ReturnType<typeof foldArticle>

/** Whether title, subtitle or a tag holds the folded text as it stands (spec, section 4). */
export const containing =
  (typed: string) =>
  ({ title, subtitle, tags }: Entry): boolean =>
    [title, subtitle, ...tags].some((part) => part.includes(typed))

/** The search without Fuse, for where its chunk cannot be loaded: nothing but typos is lost. */
export function createPlainSearch(articles: readonly ListedArticle[]): (text: string) => ListedArticle[] {
  const entries = articles.map(foldArticle)
  return (text) => entries.filter(containing(fold(text))).map(({ article }) => article)
}
