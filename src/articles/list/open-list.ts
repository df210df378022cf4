import type { Language } from '../../site/languages'
import type { ListReply } from './article-list'
import type { ListQuery } from './list-query'

export type Question = { language: Language; query: ListQuery }
export type Reply = ListReply | { failure: string }

export type OpenList = { request: (query: ListQuery) => void; close: () => void }

/** Starts the worker that searches the list of one language. The last query always gets a reply. */
export function openList(language: Language, onReply: (reply: Reply) => void): OpenList {
  const worker = new Worker(new URL('./list.worker.ts', import.meta.url))
  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => onReply(data))
  worker.addEventListener('error', ({ message }) =>
    onReply({ failure: message || 'the worker did not start' }),
  )
  return {
    request: (query) => {
      const question: Question = { language, query }
      worker.postMessage(question)
    },
    close: () => worker.terminate(),
  }
}
