import { type Language, languages, otherLanguage } from '../../../site/languages'
import { isDraft } from '../article'
import { articlesFolder, type Content } from '../content'
import type { Problem } from '../problem'

const names: Record<Language, string> = { en: 'English', fr: 'French' }

/** An article exists in both languages, or says by `only` that it will not be translated. */
export function bothLanguages({ checked, versions }: Content): Problem[] {
  return checked().flatMap((article) => {
    const { slug, language, field, at, problem } = article
    const other = otherLanguage(language)
    const translated = versions(slug).some((version) => version.language === other)
    const only = field('only')
    if (only === language && translated)
      return [
        problem(
          at('only'),
          `“only: ${language}” says that there is no other language, but ${other}.mdx stands beside it; take out one of them.`,
        ),
      ]
    if (only !== undefined && only !== language && languages.some((known) => known === only))
      return [
        problem(
          at('only'),
          `This file is the ${names[language]} one: write “only: ${language}”, or take the line out.`,
        ),
      ]
    if (only === undefined && !translated && !isDraft(article))
      return [
        problem(
          { line: 1, column: 1 },
          `The ${names[other]} version is missing: write ${articlesFolder}/${slug}/${other}.mdx, or “only: ${language}” in the front matter where there will be none.`,
        ),
      ]
    return []
  })
}
