import { type Language, localPath } from '../languages'

/**
 * The full address of a page, as links to it from elsewhere write it.
 * @param url origin of the site, without a slash at its end
 * @param path address without a language prefix
 */
export function fullAddress(url: string, path: string, language: Language): string {
  const local = localPath(path, language)
  return `${url}${local === '/' ? '' : local}`
}
