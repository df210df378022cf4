import type { IncomingMessage } from 'node:http'
import en from '../../content/copy/en/contact.json'
import fr from '../../content/copy/fr/contact.json'
import { defaultLanguage, isLanguage, type Language } from '../site/languages'

/** The form's own messages, reused in server responses. */
export const words = { en, fr } satisfies Record<Language, typeof en>

/** Returns the page's language for a request: from its body, else the first that the browser accepts. */
export function requestLanguage({ headers }: IncomingMessage, said?: unknown): Language {
  if (isLanguage(said)) return said
  const accepted = (headers['accept-language'] ?? '')
    .split(',')
    .map((part) => part.trim().slice(0, 2).toLowerCase())
  return accepted.find(isLanguage) ?? defaultLanguage
}
