import { notesOf, plainText } from '../../../articles/search/plain-text'
import { stemsOf } from '../../../articles/search/words'
import { languages } from '../../../site/languages'
import { searchWordsSchema } from '../../schemas/search-words'
import { tagsSchema } from '../../schemas/tag'
import { searchWordsFile } from '../../search-words'
import type { Article } from '../article'
import type { Content } from '../content'
import { soundData } from '../data'
import { message } from '../messages/message'
import { type Problem, problemIn } from '../problem'

/** The lists that hold for the search of one language together. */
const listsTogether = languages.map((language) => ['both', language] as const)

/** Each search word stands once, and leads to words that some article has. */
export function searchWords(content: Content): Problem[] {
  const words = content.scope.site ? soundData(searchWordsFile, searchWordsSchema) : undefined
  if (!words) return []
  const { value, at } = words
  const stems = new Map(languages.map((language) => [language, stemsOfArticles(content, language)]))
  const problems = new Map<string, Problem>()

  for (const lists of listsTogether) {
    const first = new Map<string, string>()
    for (const list of lists) {
      value[list].forEach(({ same, from = [] }, group) => {
        const path = `${list}[${group}]`
        const listed = { same, from }
        const places = (['same', 'from'] as const).flatMap((field) =>
          listed[field].map((word, n) => ({ word, place: `${path}.${field}[${n}]` })),
        )
        for (const { word, place } of places) {
          const key = stemsOf(word).join(' ')
          const before = first.get(key)
          if (before)
            problems.set(
              place,
              problemIn(searchWordsFile)(
                at(place),
                message('searchWordTwice', { word, line: at(before).line }),
              ),
            )
          else first.set(key, place)
        }
      })
    }
  }

  for (const list of ['both', ...languages] as const) {
    const among = languages.filter((language) => list === 'both' || language === list)
    value[list].forEach(({ same }, group) => {
      const leads = same.some((word) =>
        among.some((language) => stemsOf(word).every((stem) => stems.get(language)?.has(stem))),
      )
      const place = `${list}[${group}].same`
      if (!leads)
        problems.set(
          place,
          problemIn(searchWordsFile, 'warning')(at(place), message('searchWordsNowhere', { words: same })),
        )
    })
  }
  return [...problems.values()]
}

/** What the search of a language finds articles by. */
function stemsOfArticles(content: Content, language: (typeof languages)[number]): Set<string> {
  const tags = soundData('content/tags.yaml', tagsSchema)?.value ?? []
  const articles = [...content.slugs.keys()].flatMap((slug) => content.article(slug, language) ?? [])
  const texts = articles.flatMap((article) => textsOf(article))
  return new Set([...texts, ...tags.map(({ name }) => name[language])].flatMap(stemsOf))
}

function textsOf({ field, source }: Article): string[] {
  const body = source.replace(/^---[\s\S]*?\n---\n/, '')
  const keywords = field('keywords')
  return [
    String(field('title')),
    String(field('subtitle')),
    ...(Array.isArray(keywords) ? keywords.map(String) : []),
    plainText(body),
    notesOf(body),
  ]
}
