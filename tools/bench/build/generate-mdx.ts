import { existsSync, linkSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { visit } from 'unist-util-visit'
import { parseBody } from '../../../src/content/articles/parse-body'
import { loadArticle } from '../../../src/content/load/load-article'
import type { ArticleFrontMatter } from '../../../src/content/schemas/article'
import { blocksOf, versionOf } from '../../../src/content/translations/blocks'
import { type Language, languages, originalLanguage } from '../../../src/site/languages'
import { realArticles, type SearchedArticle } from '../../../tests/search/articles'
import { generateArticles } from '../search/generate-articles'

const folder = 'content/articles'

/** A real article as a model: its markup stays, its words are replaced. */
type Model = { slug: string; fields: ArticleFrontMatter; body: string; texts: { from: number; to: number }[] }

const word = /[\p{L}\p{N}]+/gu

/** Words that MDX takes for code at the start of a line. */
const startsCode = /^(import|export)$/

async function modelOf(slug: string, language: Language): Promise<Model> {
  const { frontMatter, body } = loadArticle(path.join(folder, slug, `${language}.mdx`))
  const texts: Model['texts'] = []
  visit(await parseBody(body), 'text', ({ position }) => {
    const [from, to] = [position?.start.offset, position?.end.offset]
    if (from !== undefined && to !== undefined) texts.push({ from, to })
  })
  return { slug, fields: frontMatter, body, texts }
}

/** Returns the model's markup (tables, code, pictures, sources) with the generated article's words. */
function bodyOf({ body, texts }: Model, { text }: SearchedArticle): string {
  const words = text.match(word)?.filter((each) => !startsCode.test(each)) ?? []
  let used = 0
  const next = () => words[used++ % words.length] ?? ''
  let made = ''
  let at = 0
  for (const { from, to } of texts) {
    made += body.slice(at, from) + body.slice(from, to).replace(word, next)
    at = to
  }
  return made + body.slice(at)
}

/** Links the model's pictures: a thousand articles of fifteen pictures need no more space. */
function linkPictures(from: string, to: string): void {
  for (const file of readdirSync(path.join(folder, from))) {
    if (!file.endsWith('.mdx')) linkSync(path.join(folder, from, file), path.join(folder, to, file))
  }
}

/**
 * Writes articles like the real ones into `content/articles` of the working folder, each in every language: the markup
 * of a real one in both, words and titles of `generateArticles`, the real tags. The same count gives the same files.
 * @param count of articles; each is one MDX file a language
 * @returns the folder of each
 * @throws if the working folder has no articles as models
 */
export async function writeGeneratedArticles(count: number): Promise<string[]> {
  const slugs = readdirSync(folder)
    .sort()
    .filter((slug) => languages.every((language) => existsSync(path.join(folder, slug, `${language}.mdx`))))
  const sourceOf = async (language: Language) => {
    const from = await realArticles(language)
    const tags = [...new Map(from.flatMap((article) => article.tags).map((tag) => [tag.id, tag])).values()]
    const models = await Promise.all(slugs.map((slug) => modelOf(slug, language)))
    return { language, articles: generateArticles({ from, count, tags }), models }
  }
  const original = await sourceOf(originalLanguage)
  const translations = await Promise.all(
    languages.filter((language) => language !== originalLanguage).map(sourceOf),
  )

  return Promise.all(
    original.articles.map(async (article, number) => {
      const model = modelFor(original, number)
      const place = path.join(folder, article.slug)
      mkdirSync(place)
      linkPictures(model.slug, article.slug)
      const shared = { publishedAt: article.publishedAt, tags: article.tags.map(({ id }) => id) }
      const written = { ...wordsOf(article, model), ...shared }
      const body = bodyOf(model, article)
      writeArticle(place, original.language, written, body)
      const follows = { version: versionOf(await blocksOf(written, body)), day: '2026-01-01' }
      for (const translation of translations) {
        const [translated, its] = [translation.articles[number], modelFor(translation, number)]
        if (!translated) throw new Error(`There is no article ${number} in ${translation.language}`)
        const fields = { ...wordsOf(translated, its), ...shared, follows }
        writeArticle(place, translation.language, fields, bodyOf(its, translated))
      }
      return place
    }),
  )
}

/** Returns the model of an article: the same article in every language, at the same index of each list. */
function modelFor({ models }: { models: readonly Model[] }, number: number): Model {
  const model = models[number % models.length]
  if (!model) throw new Error('There are no articles in every language to make others of.')
  return model
}

/** Returns the fields of the front matter that differ between languages. */
const wordsOf = ({ title, subtitle }: SearchedArticle, { fields }: Model) => ({
  title: title.slice(0, 90).trim(),
  subtitle: subtitle.slice(0, 200).trim(),
  ...(fields.image && { image: fields.image }),
  ...(fields.imageAlt && { imageAlt: fields.imageAlt }),
  ...(fields.imageCaption && { imageCaption: fields.imageCaption }),
})

/** Writes JSON, which is YAML. */
const writeArticle = (place: string, language: Language, fields: object, body: string) =>
  writeFileSync(
    path.join(place, `${language}.mdx`),
    `---\n${Object.entries(fields)
      .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
      .join('\n')}\n---\n${body}`,
  )
