import { useCallback, useEffect, useState } from 'react'
import type { Language } from '../../site/languages'
import { afterFrame } from './after-frame'
import type { ListAnswer } from './article-list'
import { onListAddress } from './list-address'
import type { ListDocument } from './list-query'
import { openList } from './open-list'

export type ListState =
  | { status: 'loading' }
  /** The last answer; while the next is loading, that of the previous query. */
  | { status: 'loaded'; answer: ListAnswer }
  | { status: 'failed' }

/** Queries the list of articles whenever the address changes, which includes each letter typed. */
export function useArticleList(
  language: Language,
  list: ListDocument,
): { state: ListState; retry: () => void } {
  const [state, setState] = useState<ListState>({ status: 'loading' })
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` is not read, but changing it opens the list again
  useEffect(() => {
    setState({ status: 'loading' })
    const opened = openList(language, (reply) => {
      if ('answer' in reply) setState({ status: 'loaded', answer: reply.answer })
      else if ('quotes' in reply) {
        const { quotes } = reply
        setState((now) => (now.status === 'loaded' ? { ...now, answer: { ...now.answer, quotes } } : now))
      } else {
        console.error('The list of articles could not be loaded.', reply.failure)
        setState({ status: 'failed' })
      }
    })
    const request = () => opened.request(list.now())
    request()
    // A letter is painted first: an answer that arrives before its frame would delay it.
    let cancel = () => {}
    const end = onListAddress(() => {
      cancel()
      cancel = afterFrame(request)
    })
    return () => {
      end()
      cancel()
      opened.close()
    }
  }, [language, list, attempt])

  return { state, retry: useCallback(() => setAttempt((count) => count + 1), []) }
}
