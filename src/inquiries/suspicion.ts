import type { Inquiry } from '../contact/inquiry-values'

/** No person reads, fills in and sends the form within this time, in milliseconds. */
const quickest = 2000
/** More links than a person puts into a first message. */
const mostLinks = 3

type Sent = {
  inquiry: Inquiry
  /** All fields as sent, including those that the form adds to an inquiry. */
  fields: Record<string, unknown>
}

type Rule = {
  /** Returns whether it finds something, or how much of it. */
  find: (sent: Sent) => boolean | number
  /** Describes the finding for the operator: in English on the command line, in French in the mail. */
  en: (count: number) => string
  fr: (count: number) => string
}

/** None is certain, so a match is held, never refused. */
const rules: readonly Rule[] = [
  {
    find: ({ fields: { website } }) => typeof website === 'string' && website.trim() !== '',
    en: () => 'the field for robots was filled in',
    fr: () => 'le champ destiné aux robots a été rempli',
  },
  {
    // Only the form with JavaScript reports how long it was open; a plain form does not, which proves nothing.
    find: ({ fields: { elapsed } }) =>
      typeof elapsed === 'number' && elapsed >= 0 && elapsed < quickest && Math.round(elapsed),
    en: (milliseconds) => `sent ${milliseconds} ms after the page was asked for`,
    fr: (milliseconds) => `envoyée ${milliseconds} ms après la demande de la page`,
  },
  {
    find: ({ inquiry: { message } }) => {
      const links = message.match(/\bhttps?:\/\/|\bwww\./gi)?.length ?? 0
      return links > mostLinks && links
    },
    en: (links) => `${links} links in the message`,
    fr: (links) => `${links} liens dans le message`,
  },
  {
    find: ({ inquiry: { message } }) => /<a\s[^<>]{0,200}href|\[url[=\]]/i.test(message),
    en: () => 'a link written as markup in the message',
    fr: () => 'un lien écrit en balises dans le message',
  },
  {
    find: ({ inquiry: { name } }) => /\bhttps?:\/\/|\bwww\./i.test(name),
    en: () => 'a link in the name',
    fr: () => 'un lien dans le nom',
  },
]

/**
 * Whether a message looks like the work of a robot.
 *
 * @returns why, in words for the operator; `undefined` if nothing suggests it
 */
export function suspicion(sent: Sent): string | undefined {
  const found = rules.flatMap(({ find, en }) => {
    const result = find(sent)
    return result === false ? [] : en(Number(result))
  })
  return found.length > 0 ? found.join('; ') : undefined
}

/** Translates a reason from `suspicion` into French; unknown ones from earlier versions stay as they are. */
export const inFrench = (reason: string): string =>
  reason
    .split('; ')
    .map((part) => {
      const count = Number(/\d+/.exec(part)?.[0])
      return rules.find(({ en }) => en(count) === part)?.fr(count) ?? part
    })
    .join(' ; ')
