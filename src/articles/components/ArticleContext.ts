import type { IGatsbyImageData } from 'gatsby-plugin-image'
import { createContext } from 'react'
import { defaultLanguage, type Language } from '../../site/languages'

/** What a figure shows: a drawing goes into the page, so that it takes the theme's colours; a raster picture is linked. */
export type FigureContents = { drawing: string } | { picture: IGatsbyImageData }

type Article = {
  language: Language
  /** What each `<Figure src>` shows, loaded before rendering. */
  figures: ReadonlyMap<string, FigureContents>
}

/** What the components of an article know of it. */
export const ArticleContext = createContext<Article>({ language: defaultLanguage, figures: new Map() })
