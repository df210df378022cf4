import { useEffect, useRef, useState } from 'react'
import { emptyState, type ReadState, readFragment } from './fragment'
import type { Criterion } from './framework'

/**
 * Returns the answers to these criteria from the address's fragment, empty until the page is hydrated; whether there are
 * any; and a heading, which then gets the focus.
 */
export function useAnswers(criteria: readonly Criterion[]) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [state, setState] = useState<ReadState>({ ...emptyState, setAside: 0 })
  useEffect(() => {
    const lengths = new Map(criteria.map(({ id, points }) => [id, points.length]))
    const read = () => setState(readFragment(window.location.hash, (id) => lengths.get(id)))
    read()
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [criteria])
  const said = Object.keys(state.answers).length > 0
  useEffect(() => {
    if (said) heading.current?.focus({ preventScroll: true })
  }, [said])
  return { state, setState, said, heading }
}
