import { useCallback, useEffect, useState } from 'react'
import type { Language } from '../../site/languages'
import type { ListAnswer } from './article-list'
import type { ListQuery } from './list-query'
import { type OpenList, openList } from './open-list'

export type ListState =
  | { status: 'loading' }
  /** The last answer; while the next is loading, that of the previous query. */
  | { status: 'loaded'; answer: ListAnswer }
  | { status: 'failed' }

/** Returns the articles for a query, loaded by a worker. */
export function useArticleList(
  language: Language,
  { category, q, page }: ListQuery,
): { state: ListState; retry: () => void } {
  const [state, setState] = useState<ListState>({ status: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const [list, setList] = useState<OpenList>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` is not read, but changing it opens the list again
  useEffect(() => {
    setState({ status: 'loading' })
    const opened = openList(language, (reply) => {
      if ('answer' in reply) {
        setState({ status: 'loaded', answer: reply.answer })
      } else if ('quotes' in reply) {
        const { quotes } = reply
        setState((now) => (now.status === 'loaded' ? { ...now, answer: { ...now.answer, quotes } } : now))
      } else {
        console.error('The list of articles could not be loaded.', reply.failure)
        setState({ status: 'failed' })
      }
    })
    setList(opened)
    return opened.close
  }, [language, attempt])

  useEffect(() => list?.ask({ category, q, page }), [list, category, q, page])

  return { state, retry: useCallback(() => setAttempt((count) => count + 1), []) }
}
