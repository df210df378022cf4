import type { IGatsbyImageData } from 'gatsby-plugin-image'
import { createContext } from 'react'
import { defaultLanguage, type Language } from '../../site/languages'

/** What a figure shows: a drawing goes into the page, so that it takes the theme's colours; a raster picture is linked. */
export type FigureContents = { drawing: string } | { picture: IGatsbyImageData }

/** The words that Markdown itself needs, and the names of what scrolls. */
export type ArticleWords = {
  sources: string
  backToText: string
  table: string
  code: string
  drawing: string
}

type Article = {
  language: Language
  words: ArticleWords
  /** What each `<Figure src>` shows, loaded before rendering. */
  figures: ReadonlyMap<string, FigureContents>
}

/** What the components of an article know of it. */
export const ArticleContext = createContext<Article>({
  language: defaultLanguage,
  words: { sources: '', backToText: '', table: '', code: '', drawing: '' },
  figures: new Map(),
})
