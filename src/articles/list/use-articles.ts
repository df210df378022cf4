import { useCallback, useEffect, useState } from 'react'
import type { ArticleListing, ListedArticle } from '../listing'

export type Articles =
  | { status: 'loading' }
  | { status: 'loaded'; articles: ListedArticle[] }
  | { status: 'failed' }

/**
 * `GET /api/articles`, once (spec, sections 4, 7 and 8).
 * @param address of the list in the page's language
 */
export function useArticles(address: string): { state: Articles; retry: () => void } {
  const [state, setState] = useState<Articles>({ status: 'loading' })
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is what runs it again
  useEffect(() => {
    const controller = new AbortController()
    setState({ status: 'loading' })
    load(address, controller.signal)
      .then(({ articles }) => setState({ status: 'loaded', articles }))
      .catch((error: unknown) => {
        if (controller.signal.aborted) return
        console.error('The list of articles could not be loaded.', error)
        setState({ status: 'failed' })
      })
    return () => controller.abort()
  }, [address, attempt])

  return { state, retry: useCallback(() => setAttempt((count) => count + 1), []) }
}

async function load(address: string, signal: AbortSignal): Promise<ArticleListing> {
  const response = await fetch(address, { signal })
  if (!response.ok) throw new Error(`${address} answered with status ${response.status}`)
  const listing: ArticleListing = await response.json()
  return listing
}
