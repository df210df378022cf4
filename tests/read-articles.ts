import { existsSync, readdirSync } from 'node:fs'
import { featuredFirst } from '../src/articles/order'
import { loadArticle } from '../src/content/load/load-article'
import type { ArticleFrontMatter } from '../src/content/schemas/article'
import type { Language } from '../src/site/languages'

/** An article as written. */
export type WrittenArticle = ArticleFrontMatter & { slug: string; featured: boolean; body: string }

/**
 * Returns every article of a language, drafts and scheduled ones too, in the order of the list.
 * @param content the folder that holds `articles/`
 */
export function readArticles(content: string, language: Language): WrittenArticle[] {
  const folder = `${content}/articles`
  return readdirSync(folder)
    .map((slug) => ({ slug, file: `${folder}/${slug}/${language}.mdx` }))
    .filter(({ file }) => existsSync(file))
    .map(({ slug, file }) => {
      const { frontMatter, body } = loadArticle(file)
      return { ...frontMatter, slug, featured: frontMatter.featured ?? false, body }
    })
    .sort(featuredFirst)
}
