import { filesBelow } from '../../../files/files-below'
import { isLanguage, type Language, languages } from '../../../site/languages'
import { parseArticlePath } from '../../articles/article-file'
import { isDataFile } from '../../load/data-files'
import { placesIn } from '../../load/read-data'
import { type Article, articleOf } from '../article'
import type { ParseMdx } from '../cached-mdx'
import { parseMdx } from '../parse-mdx'
import { type TypographyError, typographyErrors } from './errors'
import { articleProse, jsonProse, yamlProse } from './prose'

/** A file with prose. */
export type ProseFile = {
  file: string
  /** Returns the errors in a version of its text; undefined if that cannot be parsed. */
  errorsIn: (text: string, parse?: ParseMdx) => Promise<TypographyError[] | undefined>
}

/** Lists every file with prose: articles, copy, offers and other data. */
export function proseFiles(): ProseFile[] {
  return filesBelow('content').flatMap((file) => proseFile(file) ?? [])
}

function proseFile(file: string): ProseFile | undefined {
  const place = parseArticlePath(file)
  if (place)
    return {
      file,
      errorsIn: (source, parse = parseMdx) => ofArticle(articleOf({ file, ...place, source }, parse)),
    }
  const [, ofCopy] = /^content\/copy\/(\w+)\/.*\.json$/.exec(file) ?? []
  if (isLanguage(ofCopy)) return { file, errorsIn: async (source) => ofJson(source, ofCopy) }
  return isDataFile(file.slice('content/'.length))
    ? { file, errorsIn: async (source) => ofYaml(file, source) }
    : undefined
}

/** Returns the errors in an article; undefined if it cannot be parsed. */
export async function ofArticle(article: Article): Promise<TypographyError[] | undefined> {
  const prose = articleProse(article, await article.mdx())
  return prose && typographyErrors(prose, article.language)
}

function ofJson(source: string, language: Language): TypographyError[] | undefined {
  try {
    JSON.parse(source)
  } catch {
    return undefined
  }
  return typographyErrors(jsonProse(source), language)
}

function ofYaml(file: string, source: string): TypographyError[] | undefined {
  const { document, errors } = placesIn(file, source)
  if (errors.length > 0) return undefined
  return languages.flatMap((language) => typographyErrors(yamlProse(source, document, language), language))
}
