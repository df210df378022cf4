import type { IGatsbyImageData } from 'gatsby-plugin-image'
import { createContext } from 'react'
import { defaultLanguage, type Language } from '../../site/languages'

/** The contents of a figure: drawings are inlined so that they take the theme's colours; raster pictures are linked. */
export type FigureContents = { drawing: string } | { picture: IGatsbyImageData }

/** Labels used by Markdown elements and scrolling regions. */
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
  /** The contents of each `<Figure src>`, loaded before rendering. */
  figures: ReadonlyMap<string, FigureContents>
}

/** Gives an article's components its language, labels and figures. */
export const ArticleContext = createContext<Article>({
  language: defaultLanguage,
  words: { sources: '', backToText: '', table: '', code: '', drawing: '' },
  figures: new Map(),
})
