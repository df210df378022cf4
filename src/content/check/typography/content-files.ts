import { filesBelow } from '../../../files/files-below'
import { isLanguage, type Language, languages } from '../../../site/languages'
import { parseArticlePath } from '../../articles/article-file'
import { isDataFile } from '../../load/data-files'
import { placesIn } from '../../load/read-data'
import { articleOf } from '../article'
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
      errorsIn: async (source, parse = parseMdx) => {
        const article = articleOf({ file, ...place, source }, parse)
        const prose = articleProse(article, await article.mdx())
        return prose && typographyErrors(prose, place.language)
      },
    }
  const [, ofCopy] = /^content\/copy\/(\w+)\/.*\.json$/.exec(file) ?? []
  if (isLanguage(ofCopy)) return { file, errorsIn: async (source) => ofJson(source, ofCopy) }
  return isDataFile(file.slice('content/'.length))
    ? { file, errorsIn: async (source) => ofYaml(file, source) }
    : undefined
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
