import { type Language, localPath } from '../languages'

/**
 * Returns the canonical address of a page.
 *
 * @param url origin of the site, without a slash at its end
 * @param path address without a language prefix
 */
export const fullAddress = (url: string, path: string, language: Language): string =>
  `${url}${localPath(path, language)}`
