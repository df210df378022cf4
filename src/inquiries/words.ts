import type { IncomingMessage } from 'node:http'
import Negotiator from 'negotiator'
import en from '../../content/copy/en/contact.json'
import fr from '../../content/copy/fr/contact.json'
import { defaultLanguage, isLanguage, type Language, languages } from '../site/languages'

/** The form's own messages, reused in server responses. */
export const words = { en, fr } satisfies Record<Language, typeof en>

/** Returns the page's language for a request: from its body, else the one that the browser prefers (RFC 9110, 12.5.4). */
export function requestLanguage(request: IncomingMessage, said?: unknown): Language {
  const language = isLanguage(said) ? said : new Negotiator(request).language([...languages])
  return isLanguage(language) ? language : defaultLanguage
}
