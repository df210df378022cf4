import { type AuthorsLanguage, isAuthorsLanguage } from './message'

/**
 * Returns the language that an author's terminal is set to.
 * @param env the environment: the first of LC_ALL, LC_MESSAGES and LANG that is set decides (POSIX, 8.2)
 * @returns English if messages are in no such language
 */
export function authorsLanguage(env: Readonly<Record<string, string | undefined>>): AuthorsLanguage {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || ''
  const [name = ''] = locale.toLowerCase().split(/[^a-z]/)
  return isAuthorsLanguage(name) ? name : 'en'
}
