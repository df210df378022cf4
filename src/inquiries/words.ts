import type { IncomingMessage } from 'node:http'
import en from '../../content/copy/en/contact.json'
import fr from '../../content/copy/fr/contact.json'
import { defaultLanguage, isLanguage, type Language } from '../site/languages'

/** The same sentences that the form shows, for answers that it did not foresee. */
export const words = { en, fr } satisfies Record<Language, typeof en>

/** The language of the page that sent a request: what its body says, else the first that the browser accepts. */
export function requestLanguage({ headers }: IncomingMessage, said?: unknown): Language {
  if (isLanguage(said)) return said
  const accepted = (headers['accept-language'] ?? '')
    .split(',')
    .map((part) => part.trim().slice(0, 2).toLowerCase())
  return accepted.find(isLanguage) ?? defaultLanguage
}
