import { type RefObject, useLayoutEffect, useState } from 'react'
import { formQuery } from '../site/form-query'
import { useAddress, writeAddress } from '../site/use-address'
import {
  emptyState,
  fragmentOf,
  type Ladders,
  type ReadState,
  readFragment,
  type State,
  written,
} from './fragment'

/** Reads the choices from a form, whose fields have the same names as the address. */
const chosenIn = (form: HTMLFormElement, ladders: Ladders): State => readFragment(formQuery(form), ladders)

function fill(form: HTMLFormElement, { service, answers }: State): void {
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement) field.value = service ?? ''
    if (!(field instanceof HTMLInputElement)) continue
    const answer = answers[field.name]
    field.checked = answer !== undefined && field.value === written(answer)
  }
}

/**
 * Syncs a form of criteria with the address's fragment, which holds the answers of all pages of the check. The form's
 * fields are the state, so that choices from before hydration count.
 *
 * @returns null until the fragment has been read, and functions to call after a choice and after a reset
 */
export function useCheck(form: RefObject<HTMLFormElement | null>, own: ReadonlyMap<string, number>) {
  const [state, setState] = useState<ReadState | null>(null)

  useLayoutEffect(() => {
    // Answers of other pages are passed through; the result validates them.
    const ladders: Ladders = (id) => own.get(id) ?? (/^\d\.\d$/.test(id) ? 9 : undefined)
    const open = (read: ReadState) => {
      if (form.current) fill(form.current, read)
      setState(read)
    }
    const given = readFragment(window.location.hash, ladders)
    const chosen = form.current ? chosenIn(form.current, ladders) : given
    open({
      ...given,
      service: chosen.service ?? given.service,
      answers: { ...given.answers, ...chosen.answers },
    })
    const follow = () => open(readFragment(window.location.hash, ladders))
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [form, own])

  const fragment = state ? fragmentOf(state) : ''
  useAddress('hash', state && fragment)

  const choose = () => {
    if (!form.current) return
    const { service, answers } = chosenIn(form.current, (id) => own.get(id))
    setState((before) => {
      const others = Object.entries(before?.answers ?? {}).filter(([id]) => !own.has(id))
      return {
        edition: before?.edition ?? emptyState.edition,
        setAside: 0,
        service: form.current?.elements.namedItem('service') ? service : (before?.service ?? null),
        answers: { ...Object.fromEntries(others), ...answers },
      }
    })
  }
  /** Starts a new entry of the history, so that the browser's Back restores the answers, which are kept nowhere else. */
  const reset = () => {
    writeAddress('hash', fragment)
    window.history.pushState(window.history.state, '', window.location.href)
    setState({ ...emptyState, setAside: 0 })
  }
  return { state, fragment, choose, reset }
}
