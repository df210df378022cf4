import { createArticleList } from '../../../src/articles/list/article-list'
import type { OpenList, Reply } from '../../../src/articles/list/open-list'
import type { Language } from '../../../src/site/languages'

/** Replaces the worker, which jsdom does not have: the same list, in the same thread, but still asynchronous. */
export function openList(language: Language, onReply: (reply: Reply) => void): OpenList {
  const list = createArticleList({
    language,
    loadSpellCorrection: () => import('../../../src/articles/search/spell-correction'),
  })
  let open = true
  const reply = (message: Reply) => {
    if (open) onReply(message)
  }
  return {
    request: (query) => {
      list.request(query, reply).catch((error: unknown) => reply({ failure: String(error) }))
    },
    close: () => {
      open = false
    },
  }
}
