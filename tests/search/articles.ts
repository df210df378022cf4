import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { object, string } from 'yup'
import { newestFirst } from '../../src/articles/order'
import { plainText } from '../../src/articles/search/plain-text'
import { articleFile, splitFrontMatter } from '../../src/build/articles/article-file'
import { articleSchema } from '../../src/build/schemas/article'
import type { Language } from '../../src/site/languages'

/** An article as it is searched. */
export type SearchedArticle = {
  slug: string
  publishedAt: string
  title: string
  subtitle: string
  tags: { id: string; name: string }[]
  text: string
}

const tagNames = (): Map<string, Record<Language, string>> => {
  const schema = object({
    tag: string().required(),
    name: object({ en: string().required(), fr: string().required() }),
  })
  const tags: unknown = parse(readFileSync('content/tags.yaml', 'utf8'))
  if (!Array.isArray(tags)) throw new Error('content/tags.yaml holds no list')
  return new Map(tags.map((entry) => schema.validateSync(entry)).map(({ tag, name }) => [tag, name]))
}

/** The articles of the site in one language, from their files, newest first. */
export function realArticles(language: Language): SearchedArticle[] {
  const names = tagNames()
  const files = readdirSync('content/articles', { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => file.endsWith(`${language}.mdx`))
    .map((file) => {
      const path = `content/articles/${file}`
      const { frontMatter, body } = splitFrontMatter(readFileSync(path, 'utf8'))
      const { title, subtitle, publishedAt, tags } = articleSchema.validateSync(frontMatter)
      return {
        slug: articleFile(path).slug,
        publishedAt,
        title,
        subtitle,
        tags: tags.map((id) => ({ id, name: names.get(id)?.[language] ?? id })),
        text: plainText(body),
      }
    })
    .sort(newestFirst)
}
