import { isLanguage, otherLanguage } from '../../../site/languages'
import { fileOfArticle } from '../../articles/article-file'
import { languageNames, message } from '../../messages/message'
import { type Findings, start } from '../../messages/problem'
import { isDraft, isNoDraft } from '../article'
import type { Content } from '../content'

/** Requires an article in both languages, unless `only` says that it will not be translated; warns of a draft in one. */
export function bothLanguages({ checked, article: find }: Content): Findings {
  return checked().map((article) => {
    const { slug, language, field, at, problem, readable } = article
    if (!readable) return false
    const other = otherLanguage(language)
    const translation = find(slug, other)
    if (isDraft(article) && translation && isNoDraft(translation))
      return problem(at('draft'), message('draftAlone', { other }), 'warning')
    const only = field('only')
    if (only === language)
      return translation && problem(at('only'), message('onlyButTranslated', { language, other }))
    if (isLanguage(only))
      return problem(at('only'), message('onlyOther', { language, name: languageNames[language] }))
    if (only !== undefined || translation || isDraft(article)) return false
    const file = fileOfArticle(slug, other)
    return problem(start, message('translationMissing', { language, name: languageNames[other], file }))
  })
}
