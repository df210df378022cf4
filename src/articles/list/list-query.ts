import { useSyncExternalStore } from 'react'
import { type Language, localPath } from '../../site/languages'
import { type ListPlace, listPath } from '../paths'
import { barAddress, changeListAddress, listAddress, onBarAddress, onListAddress } from './list-address'

/** The state of the list, from its address: `?category=law&q=cloud&page=2`. */
export type ListQuery = { category: string; q: string; page: number }

export const everything: ListQuery = { category: '', q: '', page: 1 }

const keys = ['category', 'q', 'page'] as const

/**
 * Parses the query of an address.
 *
 * @returns `undefined` if it has none, so that the page shows what it was built with
 */
export function parseListQuery(search: string): ListQuery | undefined {
  const params = new URLSearchParams(search)
  if (!keys.some((key) => params.has(key))) return undefined
  const page = Number(params.get('page') ?? 1)
  return {
    category: params.get('category') ?? '',
    q: params.get('q') ?? '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

/** The inverse of `parseListQuery`: `''` for the default, the first page of everything. */
export function formatListQuery({ category, q, page }: ListQuery): string {
  const params = new URLSearchParams()
  if (category) params.set('category', category)
  if (q) params.set('q', q)
  if (page > 1) params.set('page', String(page))
  const text = params.toString()
  return text && `?${text}`
}

type AddressState = {
  query: ListQuery
  /** Whether the address has no query, so that the page shows what it was built with. */
  asBuilt: boolean
}

/**
 * Keeps the state in the address, so that back, forward, bookmarks and shared links work. Only its query changes, never its
 * path, which heading, title and language switch belong to and which Gatsby would navigate to on the way back.
 * @param built the state that the page was built with, used if the address has no query and before hydration
 */
export function listDocument(built: ListQuery, language: Language) {
  const documentOf = (place: ListPlace) => localPath(listPath(place), language)
  const builtAt = documentOf(built)
  let last: { at: string; state: AddressState } | undefined
  const read = (at: string): AddressState => {
    if (last?.at === at) return last.state
    const [, search = ''] = at.split('?')
    const parsed = parseListQuery(search)
    // On the page of a category the path decides, not the query.
    const query = parsed ? { ...parsed, category: built.category || parsed.category } : built
    const state = { query, asBuilt: parsed === undefined }
    last = { at, state }
    return state
  }
  const addressOf = (query: ListQuery) =>
    builtAt + formatListQuery(built.category ? { ...query, category: '' } : query)
  return {
    builtAt,
    documentOf,
    read,
    /** Returns the state of the current address, which during hydration may differ from `built`. */
    now: () => read(listAddress()).query,
    addressOf,
    change: (next: ListQuery, how: 'push' | 'replace') => changeListAddress(addressOf(next), how),
  }
}

export type ListDocument = ReturnType<typeof listDocument>

type PickFrom<T> = (state: AddressState) => T

/** Selects one value of the state; the component renders again only if that value changes. */
export const useAddressState = <T extends string | boolean>(
  { builtAt, read }: ListDocument,
  pick: PickFrom<T>,
): T =>
  useSyncExternalStore(
    onListAddress,
    () => pick(read(listAddress())),
    () => pick(read(builtAt)),
  )

/** The same from the address bar, which changes only when typing pauses. */
export const useBarAddressState = <T extends string | boolean>(
  { builtAt, read }: ListDocument,
  pick: PickFrom<T>,
): T =>
  useSyncExternalStore(
    onBarAddress,
    () => pick(read(barAddress())),
    () => pick(read(builtAt)),
  )
