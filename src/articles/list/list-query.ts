import { useSyncExternalStore } from 'react'
import { changeListAddress, listAddress, onListAddress } from './list-address'

/** What the list shows, as its address says it: `?category=law&q=cloud&page=2`. */
export type ListQuery = { category: string; q: string; page: number }

export const everything: ListQuery = { category: '', q: '', page: 1 }

const keys = ['category', 'q', 'page'] as const

/** @returns the query of an address; `undefined` where it says nothing, so that the page shows what it was built with */
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

/** The inverse: `''` for everything, the first page. */
export function formatListQuery({ category, q, page }: ListQuery): string {
  const params = new URLSearchParams()
  if (category) params.set('category', category)
  if (q) params.set('q', q)
  if (page > 1) params.set('page', String(page))
  const text = params.toString()
  return text && `?${text}`
}

/**
 * The address is the state: back and forward, a bookmark and a shared link all work. Its path stays the document's own: heading,
 * title and language switch are of that path, and Gatsby, which follows the way back, would put another page there.
 * @param built what the document was built with; it holds where the address asks for nothing and until the browser's is known
 * @param builtAt the document's own address
 */
export function useListQuery(built: ListQuery, builtAt: string) {
  const address = useSyncExternalStore(onListAddress, listAddress, () => builtAt)
  const read = (at: string) => {
    const [, search = ''] = at.split('?')
    const asked = parseListQuery(search)
    // The document of a category stays within it, which its path says.
    const query = asked ? { ...asked, category: built.category || asked.category } : built
    return { query, asBuilt: asked === undefined }
  }
  /** While the page comes alive, its address may say more than what it was built with. */
  const now = () => read(listAddress()).query
  const addressOf = (query: ListQuery) =>
    builtAt + formatListQuery(built.category ? { ...query, category: '' } : query)
  const change = (next: ListQuery, how: 'push' | 'replace') => changeListAddress(addressOf(next), how)
  return { ...read(address), now, addressOf, change }
}
