import { fold } from './fold'
import { buildWordIndex, type WordIndex } from './word-index'
import { joined, stemsOf } from './words'

/** What every article of the list is found by at once. */
export type CardTexts = { title: string; subtitle: string; tags: readonly { name: string }[] }

type FoldedCard = { title: string; subtitle: string; tags: string[] }

/** The texts of the cards, made ready once. */
export type Cards = {
  folded: FoldedCard[]
  /** The same without anything between the words. */
  joined: FoldedCard[]
  /** Of each article the stems of each tag, joined by spaces. */
  tagStems: string[][]
  index: WordIndex
}

/** Where a word stands on a card; a word may stand in several places. */
export const onCard = { title: 1, tag: 2, subtitle: 4 } as const

export function indexCards(articles: readonly CardTexts[]): Cards {
  const folded = articles.map(({ title, subtitle, tags }) => ({
    title: fold(title),
    subtitle: fold(subtitle),
    tags: tags.map(({ name }) => fold(name)),
  }))
  return {
    folded,
    joined: folded.map(({ title, subtitle, tags }) => ({
      title: joined(title),
      subtitle: joined(subtitle),
      tags: tags.map(joined),
    })),
    tagStems: articles.map(({ tags }) => tags.map(({ name }) => stemsOf(name).join(' '))),
    index: buildWordIndex(articles.map(wordsOfCard)),
  }
}

function wordsOfCard({ title, subtitle, tags }: CardTexts): Map<string, number> {
  const words = new Map<string, number>()
  const add = (text: string, place: number) => {
    for (const word of stemsOf(text)) words.set(word, (words.get(word) ?? 0) | place)
  }
  add(title, onCard.title)
  add(subtitle, onCard.subtitle)
  for (const { name } of tags) add(name, onCard.tag)
  return words
}

/** Whether a text has a word once only, in passing perhaps, is what matters: finer numbers find no better, and weigh more. */
const howOften = (times: number) => (times > 1 ? 1 : 0)

/** Values of words that stand in an article's notes alone, and of those that its author says it is looked for by. */
export const inNotes = 4
export const inKeywords = 5

/** What the index of texts is made of; a word counts where it first stands: among the keywords, in the text, in the notes. */
export type ArticleWords = { text: string; notes?: string; keywords?: readonly string[] }

/** @param articles in the order of the list */
export function indexTexts(articles: readonly ArticleWords[]): WordIndex {
  return buildWordIndex(
    articles.map(({ text, notes = '', keywords = [] }) => {
      const times = new Map<string, number>()
      for (const word of stemsOf(text)) times.set(word, (times.get(word) ?? 0) + 1)
      const values = new Map(stemsOf(notes).map((word) => [word, inNotes]))
      for (const [word, count] of times) values.set(word, howOften(count))
      for (const word of keywords.flatMap(stemsOf)) values.set(word, inKeywords)
      return values
    }),
  )
}
