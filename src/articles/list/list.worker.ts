/**
 * Loads, filters and searches the list of articles off the main thread: typing stays smooth however many there are.
 */
import { type ArticleList, createArticleList } from './article-list'
import type { Question, Reply } from './open-list'

let list: ArticleList | undefined

const reply = (message: Reply) => self.postMessage(message)

self.addEventListener('message', ({ data: { language, query } }: MessageEvent<Question>) => {
  // In a worker a script that cannot be loaded throws at once, before there is a promise: `async` makes one of it.
  list ??= createArticleList({
    language,
    loadSpellCorrection: async () => import('../search/spell-correction'),
  })
  list
    .ask(query, reply)
    .catch((error: unknown) => reply({ failure: error instanceof Error ? error.message : String(error) }))
})
