import type { Nodes } from 'mdast'
import { stemsOf } from '../../../articles/search/words'
import { type Language, languages } from '../../../site/languages'
import { componentOf } from '../../articles/component'
import { dataFiles } from '../../load/data-files'
import { message } from '../../messages/message'
import type { Findings, Problem } from '../../messages/problem'
import type { SearchWords } from '../../schemas/search-words'
import type { Article } from '../article'
import type { Content } from '../content'
import { ruleOf } from '../rule-of'
import { type ValidData, validData } from '../valid-data'

type Words = ValidData<typeof dataFiles.searchWords.schema>

/** Requires search words to be unique, and to lead to words that occur in an article, if not to articles. */
export const searchWords = ruleOf(dataFiles.searchWords, async (words, content) => [
  listedTwice(words),
  await leadingNowhere(words, content),
])

/** Reports words listed twice; the list for both languages is part of each language's list. */
function listedTwice({ value, problem, at }: Words): Problem[] {
  const problems = new Map<string, Problem>()
  for (const language of languages) {
    const first = new Map<string, string>()
    for (const { word, place } of [...placesIn(value, 'both'), ...placesIn(value, language)]) {
      const key = stemsOf(word).join(' ')
      const before = first.get(key)
      if (before)
        problems.set(place, problem(place, message('searchWordTwice', { word, line: at(before).line })))
      else first.set(key, place)
    }
  }
  return [...problems.values()]
}

const placesIn = (words: SearchWords, list: keyof SearchWords) =>
  words[list].flatMap((group, at) =>
    (['same', 'from', 'hints'] as const).flatMap((field) =>
      (group[field] ?? []).map((word, n) => ({ word, place: `${list}[${at}].${field}[${n}]` })),
    ),
  )

const lists = ['both', ...languages] as const

async function leadingNowhere({ value, problem }: Words, content: Content): Promise<Findings> {
  const stems = new Map(
    await Promise.all(
      languages.map(async (language) => [language, await stemsOfArticles(content, language)] as const),
    ),
  )
  const leads = (word: string, among: readonly Language[]) =>
    among.some((language) => stemsOf(word).every((stem) => stems.get(language)?.has(stem)))
  return lists.map((list) =>
    value[list].map(
      ({ same }, group) =>
        same?.every((word) => !leads(word, list === 'both' ? languages : [list])) &&
        problem(`${list}[${group}].same`, message('searchWordsNowhere', { words: same }), 'warning'),
    ),
  )
}

/** Returns the stems under which the search finds articles in a language. */
async function stemsOfArticles(content: Content, language: Language): Promise<Set<string>> {
  const tags = validData(dataFiles.tags)?.value ?? []
  const articles = [...content.slugs.keys()].flatMap((slug) => content.article(slug, language) ?? [])
  return new Set(
    [...(await Promise.all(articles.map(textsOf))).flat(), ...tags.map(({ name }) => name[language])].flatMap(
      (text) => stemsOf(text),
    ),
  )
}

async function textsOf({ field, mdx }: Article): Promise<string[]> {
  const { nodes } = await mdx()
  const keywords = field('keywords')
  return [
    String(field('title')),
    String(field('subtitle')),
    ...(Array.isArray(keywords) ? keywords.map(String) : []),
    ...nodes.flatMap(wordsOf),
  ]
}

/** Returns the visible words of a node, props of components included. */
function wordsOf(node: Nodes): string[] {
  if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') return [node.value]
  return Object.values(componentOf(node)?.values ?? {}).filter((value) => typeof value === 'string')
}
