import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'
import { emptyState, readFragment, type State } from './fragment'
import type { Criterion } from './framework'

type Read = State & { setAside: number }

/** Returns the answers to these criteria from the address's fragment; empty until the page is hydrated. */
export function useAnswers(criteria: readonly Criterion[]): [Read, Dispatch<SetStateAction<Read>>] {
  const [state, setState] = useState<Read>({ ...emptyState, setAside: 0 })
  useEffect(() => {
    const lengths = new Map(criteria.map(({ id, points }) => [id, points.length]))
    const read = () => setState(readFragment(window.location.hash, (id) => lengths.get(id)))
    read()
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [criteria])
  return [state, setState]
}
