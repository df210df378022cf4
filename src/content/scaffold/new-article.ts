import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { buildDay } from '../../settings/clock'
import { defaultLanguage, type Language, originalLanguage } from '../../site/languages'
import { articlesFolder, reservedSlugs } from '../articles/article-file'
import { correctTypography } from '../check/typography/fix'
import { unknownTag } from '../check/unknown-names'
import { validTags } from '../check/valid-data'
import { anArticle } from '../load/front-matter'
import { plainErrors } from '../load/plain-words'
import { AuthorError } from '../messages/author-error'
import { message } from '../messages/message'
import { articleSchema } from '../schemas/article'
import { slugPattern } from '../schemas/common'

type Wish = {
  /** In French, the language in which articles are written first. */
  title: string
  /** Replaces the slug derived from the title. */
  slug?: string
  /** Those that it begins with; without them, the first of content/tags.yaml. */
  tags?: readonly string[]
}

/**
 * Writes a new article in both languages below the working folder, as drafts of today.
 * @returns the two files, French first
 * @throws an AuthorError before writing if the title, slug or a tag is invalid, the article exists, or tags.yaml is invalid
 */
export function newArticle({ title, slug = slugOfTitle(title), tags }: Wish): string[] {
  const knownTags = validTags()
  if (!knownTags) throw new AuthorError(message('tagsUnreadable'))
  const name = correctTypography(title.trim())
  if (name === '') throw new AuthorError(message('titleMissing'))
  if (!slugPattern.test(slug) || reservedSlugs.includes(slug))
    throw new AuthorError(message('slugRefused', { slug }))
  for (const tag of tags ?? [])
    if (!knownTags.includes(tag)) throw new AuthorError(unknownTag(tag, knownTags))
  const chosenTags = tags ?? knownTags.slice(0, 1)
  const day = buildDay()
  const [wrong] = plainErrors(
    articleSchema,
    { title: name, subtitle: texts.fr.subtitle, publishedAt: day, tags: chosenTags },
    anArticle,
  )
  if (wrong) throw new AuthorError(wrong.message)

  const folder = `${articlesFolder}/${slug}`
  if (existsSync(folder)) throw new AuthorError(message('articleExists', { folder }))
  mkdirSync(folder, { recursive: true })
  return [originalLanguage, defaultLanguage].map((language) => {
    const file = `${folder}/${language}.mdx`
    writeFileSync(file, article(language, name, chosenTags, day), { flag: 'wx' })
    return file
  })
}

/**
 * Derives the slug from a title: lower-case letters, digits and hyphens, whole words, at most 60 characters.
 * @returns an empty text if the title has no letter and no digit
 */
export function slugOfTitle(title: string): string {
  const words = title
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
  const kept: string[] = []
  for (const word of words) {
    if ([...kept, word].join('-').length > 60) break
    kept.push(word)
  }
  return kept.join('-') || (words[0] ?? '').slice(0, 60)
}

/** The initial texts: complete articles, in which only words have to be replaced. */
const texts: Record<Language, { title: (title: string) => string; subtitle: string; body: string }> = {
  fr: {
    title: (title) => title,
    subtitle: 'À écrire\u00a0: une phrase qui porte les mots que l’on chercherait.',
    body: `{/* Guide : docs/fr/ecrire-un-article.md. La ligne « draft » s’enlève pour publier. */}

Le premier paragraphe dit l’essentiel.

## Une première partie

Du texte à écrire.
`,
  },
  en: {
    title: (title) => `To be translated: ${title}`.slice(0, 90).trimEnd(),
    subtitle: 'To be written: one sentence with the words that a reader would look for.',
    body: `{/* Guide: docs/en/write-an-article.md. Take the line “draft” out to publish. */}

The first paragraph says what matters.

## A first part

Text to be written.
`,
  },
}

/** What an author has to replace before an article is published; headings may stay. */
export const unwrittenWords: readonly string[] = Object.values(texts)
  .flatMap(({ title, subtitle, body }) => [title('').trim(), subtitle, ...body.split('\n')])
  .filter((line) => /^\p{Lu}/u.test(line))

function article(language: Language, title: string, tags: readonly string[], day: string): string {
  const { title: titled, subtitle, body } = texts[language]
  return `---
title: ${JSON.stringify(titled(title))}
subtitle: ${JSON.stringify(subtitle)}
publishedAt: ${day}
tags: [${tags.join(', ')}]
draft: true
---

${body}`
}
