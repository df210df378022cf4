import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { fragmentOf, type Ladders, readFragment, type State } from './fragment'

/** How long answers rest before the address bar follows: browsers refuse an address that changes too often. */
const rest = 300

type Read = State & { setAside: number }

/** What is chosen in a form: its fields have the names that the address has. */
function chosenIn(form: HTMLFormElement, ladders: Ladders): State {
  const fields = [...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)])
  return readFragment(new URLSearchParams(fields.filter(([, value]) => value !== '')).toString(), ladders)
}

function fill(form: HTMLFormElement, { service, answers }: State): void {
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement) field.value = service ?? ''
    if (!(field instanceof HTMLInputElement)) continue
    const answer = answers[field.name]
    field.checked = field.value === (answer === 'unknown' ? '0' : String((answer ?? -2) + 1))
  }
}

/**
 * Binds a form of criteria to the address's fragment, which holds the answers of all its pages. Its fields are the state, so
 * that what was chosen before React took the form over counts.
 * @returns null until the fragment has been read, and what takes over a choice
 */
export function useCheck(form: RefObject<HTMLFormElement | null>, own: ReadonlyMap<string, number>) {
  const [state, setState] = useState<Read | null>(null)

  useLayoutEffect(() => {
    // Answers of the other pages are carried along; the result judges them.
    const ladders: Ladders = (id) => own.get(id) ?? (/^\d\.\d$/.test(id) ? 9 : undefined)
    const open = (asked: Read) => {
      if (form.current) fill(form.current, asked)
      setState(asked)
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
  useEffect(() => {
    if (!state) return
    const timer = setTimeout(() => keepInAddress(fragment), rest)
    return () => clearTimeout(timer)
  }, [state, fragment])

  const choose = () => {
    if (!form.current) return
    const { service, answers } = chosenIn(form.current, (id) => own.get(id))
    setState((before) => {
      const others = Object.entries(before?.answers ?? {}).filter(([id]) => !own.has(id))
      return {
        edition: before?.edition ?? 'june2026',
        setAside: 0,
        service: form.current?.elements.namedItem('service') ? service : (before?.service ?? null),
        answers: { ...Object.fromEntries(others), ...answers },
      }
    })
  }
  return { state, fragment, choose }
}

/** Writes a fragment into the address bar, where it differs. */
export function keepInAddress(fragment: string): void {
  const { pathname, hash } = window.location
  if (hash.replace(/^#/, '') === fragment) return
  window.history.replaceState(window.history.state, '', pathname + (fragment && `#${fragment}`))
}
