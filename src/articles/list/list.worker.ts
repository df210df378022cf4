/** Loads, filters and searches the list of articles off the main thread, so that typing stays smooth. */
import { type ArticleList, createArticleList } from './article-list'
import type { Question, Reply } from './open-list'

let list: ArticleList | undefined

const reply = (message: Reply) => self.postMessage(message)

self.addEventListener('message', ({ data: { language, query } }: MessageEvent<Question>) => {
  // In a worker `importScripts` throws synchronously; `async` turns that into a rejected promise.
  list ??= createArticleList({
    language,
    loadSpellCorrection: async () => import('../search/spell-correction'),
  })
  list
    .request(query, reply)
    .catch((error: unknown) => reply({ failure: error instanceof Error ? error.message : String(error) }))
})
