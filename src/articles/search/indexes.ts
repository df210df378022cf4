import { fold } from './fold'
import { buildWordIndex, type WordIndex } from './word-index'
import { joined, stemsOf } from './words'

/** The texts on each article's card, searchable at once. */
export type CardTexts = { title: string; subtitle: string; tags: readonly { name: string }[] }

type FoldedCard = { title: string; subtitle: string; tags: string[] }

/** The texts of the cards, folded and stemmed once. */
export type Cards = {
  folded: FoldedCard[]
  /** The same without separators between words. */
  joined: FoldedCard[]
  /** The stems of each article's tags, joined by spaces. */
  tagStems: string[][]
  index: WordIndex
}

/** Bits for where on a card a word occurs; it may occur in several places. */
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

/** Only once or more often matters: finer counts find no better, and take more bytes. */
const howOften = (times: number) => (times > 1 ? 1 : 0)

/** Values of words that occur only in an article's notes, and of its author's keywords. */
export const inNotes = 4
export const inKeywords = 5

/** Input of the text index; a word counts where it first occurs: in keywords, text, notes. */
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
