import type { Nodes } from 'mdast'
import { isDay } from '../../site/is-day'
import type { Language } from '../../site/languages'
import { bodyOf } from '../articles/article-file'
import { fieldOf } from '../field-of'
import { headOf } from '../load/front-matter'
import { type Place, problemIn, start } from '../messages/problem'
import type { ParseMdx } from './cached-mdx'
import type { Mdx } from './parse-mdx'

/** One article in one language, as read from its file, which may contain errors. */
export type Article = ReturnType<typeof articleOf>

type Source = {
  /** Path relative to the project, `content/articles/<slug>/<language>.mdx`. */
  file: string
  slug: string
  language: Language
  source: string
}

/** Builds an article from the text of its file. */
export function articleOf({ file, slug, language, source }: Source, parse: ParseMdx) {
  const head = headOf(source)
  const { places } = head
  const body = placedBody(source)
  let mdx: Promise<Mdx> | undefined
  return {
    file,
    slug,
    language,
    source,
    head,
    /** Whether the front matter parses. If not, missing fields are unknown. */
    readable: places.value !== undefined,
    /** Returns a field of the front matter, not validated. */
    field: (name: string) => fieldOf(places.value, name),
    /** Returns the position of a field (or `tags[1]`). */
    at: places.placeOf,
    atValue: places.placeOfValue,
    /** Parses the body on the first call, and returns the same result on later ones. */
    mdx: () => {
      mdx ??= parse(body)
      return mdx
    },
    problem: problemIn(file),
  }
}

/** Blanks the front matter, so that positions in the body are those in the file. */
function placedBody(source: string): string {
  const body = bodyOf(source)
  return source.slice(0, source.length - body.length).replace(/[^\n]/g, ' ') + body
}

/** Returns a text field of the front matter; undefined if it is missing or not a text. */
export function textField(article: Article, name: string): string | undefined {
  const value = article.field(name)
  return typeof value === 'string' ? value : undefined
}

/** Returns the day of an article; undefined if its front matter has no valid one, which another rule reports. */
export function dayOf(article: Article): string | undefined {
  const day = textField(article, 'publishedAt')
  return day && isDay(day) ? day : undefined
}

export function tagsOf(article: Article): string[] {
  const tags = article.field('tags')
  return Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : []
}

export const isDraft = (article: Article): boolean => article.field('draft') === true

/** Returns whether an article is surely no draft: what cannot be read of its front matter, another rule reports. */
export const isNoDraft = ({ field, readable }: Article): boolean =>
  readable && (field('draft') ?? false) === false

/** Returns a node of the body as it is written. */
export const sourceOf = ({ position }: Nodes, source: string): string =>
  source.slice(position?.start.offset, position?.end.offset)

/** Returns the start of a node of the body. */
export const placeOfNode = ({ position }: Nodes): Place => position?.start ?? start
