import path from 'node:path'
import type { Nodes } from 'mdast'
import type { Language } from '../../site/languages'
import type { ParseMdx } from './cached-mdx'
import { type Head, headOf } from './front-matter'
import type { Message } from './messages/message'
import type { Mdx } from './parse-mdx'
import { type Place, type Problem, placeOf, problemIn } from './problem'
import { readText } from './text-file'
import { parsePlaces } from './yaml-problems'

export type { Nodes }

/** One article in one language, as its file stands: what is at error in it is for the rules to say. */
export type Article = {
  file: string
  slug: string
  language: Language
  source: string
  head: Head
  /** Whether its front matter can be read: what of it is missing is not known otherwise. */
  readable: boolean
  /** A field of the front matter, whatever it holds. */
  field: (name: string) => unknown
  /** Where a field (or `tags[1]`) stands. */
  at: (field: string) => Place
  atValue: (field: string) => Place
  /** The body; parsed once, when a rule first asks. */
  mdx: () => Promise<Mdx>
  /** What is added to an offset in the body to have that in the file. */
  bodyShift: number
  problem: (place: Place, said: Message, severity?: Problem['severity']) => Problem
}

/** Reads one article. @param file path from the project's folder, `content/articles/<slug>/<language>.mdx` */
export const openArticle = (file: string, slug: string, language: Language, parse: ParseMdx): Article =>
  articleOf({ file, slug, language, source: readText(file) }, parse)

/** One article, from the text of its file. */
export function articleOf(
  { file, slug, language, source }: Pick<Article, 'file' | 'slug' | 'language' | 'source'>,
  parse: ParseMdx,
): Article {
  const head = headOf(source)
  const places = 'places' in head ? head.places : parsePlaces('')
  const values = places.value
  const shifted = ({ line, column }: Place) => ({ line: line + 1, column })
  const { body, shift } = bodyOf(source)
  let mdx: Promise<Mdx> | undefined
  return {
    file,
    slug,
    language,
    source,
    head,
    readable: values !== undefined,
    field: (name) => (typeof values === 'object' && values !== null ? Reflect.get(values, name) : undefined),
    at: (field) => shifted(places.placeOf(field)),
    atValue: (field) => shifted(places.placeOfValue(field)),
    mdx: () => {
      mdx ??= parse(body)
      return mdx
    },
    bodyShift: shift,
    problem: (place, said, severity) => problemIn(file, severity)(place, said),
  }
}

/** The body with as many empty lines before it as the front matter has, so that MDX's places are the file's. */
function bodyOf(source: string): { body: string; shift: number } {
  const [head = ''] = /^---\n[\s\S]*?\n---[ \t]*(?:\n|$)/.exec(source) ?? []
  const lines = head.split('\n').length - 1
  return { body: '\n'.repeat(lines) + source.slice(head.length), shift: head.length - lines }
}

/** A text field of the front matter; undefined where it is missing or something else. */
export function textField(article: Article, name: string): string | undefined {
  const value = article.field(name)
  return typeof value === 'string' ? value : undefined
}

export function tagsOf(article: Article): string[] {
  const tags = article.field('tags')
  return Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : []
}

export const isDraft = (article: Article): boolean => article.field('draft') === true

/** Where a part of the body begins. */
export const placeOfNode = (node: Nodes): Place => ({
  line: node.position?.start.line ?? 1,
  column: node.position?.start.column ?? 1,
})

/** Where words stand in a file: their first occurrence at or after a line. */
export function placeOfWords(source: string, words: string, fromLine = 1): Place {
  const start = source
    .split('\n')
    .slice(0, fromLine - 1)
    .join('\n').length
  return placeOf(source, Math.max(0, source.indexOf(words, start)))
}

export const besideArticle = (article: Article, picture: string) =>
  path.posix.join(path.posix.dirname(article.file), picture)
