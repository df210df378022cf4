import type { IncomingMessage } from 'node:http'
import Negotiator from 'negotiator'
import en from '../../content/copy/en/contact.json'
import fr from '../../content/copy/fr/contact.json'
import { bodyLimit } from '../contact/body-limit'
import { fill } from '../site/format'
import { asLanguage, isLanguage, type Language, languages, splitPath } from '../site/languages'

/** The form's own messages, reused in server responses. */
export const words = { en, fr } satisfies Record<Language, typeof en>

/**
 * Returns the page's language for a request: from its body; else, as when that is not read, from the page's address; else
 * the one that the browser prefers (RFC 9110, 12.5.4).
 */
export function requestLanguage(request: IncomingMessage, said?: unknown): Language {
  if (isLanguage(said)) return said
  return pageLanguage(request) ?? asLanguage(new Negotiator(request).language([...languages]))
}

/** Returns the language of our page that sent a request; `undefined` if none says that it did. */
function pageLanguage({ headers: { referer = '', host } }: IncomingMessage): Language | undefined {
  if (!URL.canParse(referer)) return undefined
  const page = new URL(referer)
  return page.host === host ? splitPath(page.pathname).language : undefined
}

/** Returns the sentence that says to a visitor why a message was not accepted. */
export function sentence(
  language: Language,
  reason: Exclude<keyof (typeof words)[Language]['errors'], 'network' | 'http'>,
  values: Readonly<Record<string, string>> = {},
): string {
  const { status, errors } = words[language]
  return fill(status.failed, {
    reason: fill(errors[reason], { limit: bodyLimit / 1024, ...values }),
  })
}

/** "8 minutes", "5 heures", rounded up; number and unit stay on one line. */
export function duration(seconds: number, language: Language): string {
  const minutes = Math.ceil(seconds / 60)
  const [count, unit] = minutes < 60 ? [minutes, 'minute'] : [Math.ceil(minutes / 60), 'hour']
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' })
  return format.format(count).replace(' ', '\u00A0')
}
