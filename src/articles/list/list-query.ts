import { useSyncExternalStore } from 'react'
import { changeListAddress, listAddress, onListAddress } from './list-address'

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

/**
 * Keeps the list's state in the address, so that back and forward, bookmarks and shared links work. The path stays the
 * document's own: heading, title and language switch belong to it, and Gatsby would load another page when going back.
 *
 * @param built the query that the document was built with; used until the browser's is known, and where the address has
 *   none
 * @param builtAt the document's own address
 */
export function useListQuery(built: ListQuery, builtAt: string) {
  const address = useSyncExternalStore(onListAddress, listAddress, () => builtAt)
  const read = (at: string) => {
    const [, search = ''] = at.split('?')
    const asked = parseListQuery(search)
    // The document of a category stays within it, as its path says.
    const query = asked ? { ...asked, category: built.category || asked.category } : built
    return { query, asBuilt: asked === undefined }
  }
  /** When the page is hydrated, its address may hold more than it was built with. */
  const now = () => read(listAddress()).query
  const addressOf = (query: ListQuery) =>
    builtAt + formatListQuery(built.category ? { ...query, category: '' } : query)
  const change = (next: ListQuery, how: 'push' | 'replace') => changeListAddress(addressOf(next), how)
  return { ...read(address), now, addressOf, change }
}
