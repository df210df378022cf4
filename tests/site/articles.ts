import { newestFirst } from '../../src/articles/order'
import { dataFiles } from '../../src/content/load/data-files'
import { loadData } from '../../src/content/load/load-data'
import type { Language } from '../../src/site/languages'
import { readArticles, type WrittenArticle } from '../fixtures/read-articles'

const content = 'tests/site/content'
const tags = loadData(dataFiles.tags, content)

/** Returns the articles of the tests' own site in the order of its list: all of them, as it is a preview. */
export const articlesIn = (language: Language): WrittenArticle[] => readArticles(content, language)

/** @throws if the tests' own site has no such article in that language */
export function article(slug: string, language: Language): WrittenArticle {
  const found = articlesIn(language).find((one) => one.slug === slug)
  if (!found) throw new Error(`${content}/articles/${slug} has no ${language}.mdx`)
  return found
}

/** Returns the articles published before and after another. */
export function neighboursOf(slug: string, language: Language): WrittenArticle[] {
  const byDay = articlesIn(language).sort(newestFirst)
  const place = byDay.findIndex((one) => one.slug === slug)
  return [byDay[place + 1], byDay[place - 1]].filter((found) => found !== undefined)
}

/** Returns the label of a tag. @throws if it does not exist */
export function tagName(tag: string | undefined, language: Language): string {
  const found = tags.find((one) => one.tag === tag)
  if (!found) throw new Error(`${content}/tags.yaml has no tag "${tag}"`)
  return found.name[language]
}
