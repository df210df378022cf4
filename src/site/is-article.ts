import { isHydrated } from './hydrated-pages'

/**
 * Whether an address is that of an article, not of a list.
 *
 * @param path without its language prefix
 */
export const isArticle = (path: string): boolean => path.startsWith('/articles/') && !isHydrated(path)
