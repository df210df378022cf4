import { type RefObject, useLayoutEffect, useState } from 'react'
import type { Language } from '../site/languages'
import { useAddress } from '../site/use-address'
import type { Catalogue } from './catalogue'
import { fragmentOf, fromVisitor, type Read, readFragment, readPairs } from './fragment'
import { decidedBy, isList, nothingEntered } from './inputs'

const nothingRead: Read = { ...nothingEntered, problems: [] }

const pairsOf = (form: HTMLFormElement, language: Language): [string, string][] =>
  [...new FormData(form)].map(([name, value]) => [name, fromVisitor(String(value), language)])

/** Whether a field is as it was served. What another choice determines is then not the visitor's. */
function isAsServed(field: Element | RadioNodeList | null): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].every(({ selected, defaultSelected }) => selected === defaultSelected)
  return field instanceof HTMLInputElement && field.value === field.defaultValue
}

/**
 * Syncs the form with the address's fragment. The form's fields are the state, so that input from before hydration
 * counts; a version in their keys recreates them only when something other than the visitor changes them.
 */
export function useCalculator(
  form: RefObject<HTMLFormElement | null>,
  catalogue: Catalogue,
  language: Language,
) {
  const [{ read, version, hydrated, touched }, setState] = useState({
    read: nothingRead,
    version: 0,
    hydrated: false,
    touched: false,
  })

  useLayoutEffect(() => {
    const isTouched = (found: Read) => fragmentOf(found) !== '' || found.problems.length > 0
    const open = (found: Read, inForm: boolean) =>
      setState((before) => ({
        read: found,
        version: inForm ? before.version : before.version + 1,
        hydrated: true,
        touched: isTouched(found),
      }))
    const fromAddress = () => readFragment(window.location.hash, catalogue)
    const given = fromAddress()
    // A visitor who is typing while the scripts load goes on in the same field.
    const fields = form.current?.elements
    if (isTouched(given) || !form.current || !fields) open(given, false)
    else {
      const entered = pairsOf(form.current, language).filter(([name]) => !isAsServed(fields.namedItem(name)))
      open(readPairs(entered, catalogue), true)
    }
    const follow = () => open(fromAddress(), false)
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [form, catalogue, language])

  const fragment = fragmentOf(read)
  useAddress('hash', hydrated ? fragment : null)

  /** Reads the form; a new choice in a list resets the fields it determines. */
  const choose = (changed: string) => {
    if (!form.current) return
    const decided: readonly string[] = isList(changed) ? decidedBy[changed] : []
    const entered = pairsOf(form.current, language)
    const pairs = entered.filter(([name]) => !decided.includes(name))
    // Keeps the values of fields that are currently hidden.
    const shown = new Set(entered.map(([name]) => name))
    const hidden = Object.entries(read.set).filter(([name]) => !shown.has(name) && !decided.includes(name))
    const kept = hidden.map(([name, value]): [string, string] => [name, String(value)])
    const found = readPairs([...pairs, ...kept], catalogue)
    setState((before) => ({ ...before, read: found, touched: true }))
  }

  const reset = () =>
    setState((before) => ({ ...before, read: nothingRead, version: before.version + 1, touched: false }))

  return { read, version, hydrated, touched, fragment, choose, reset }
}
