import type { Inquiry } from '../contact/inquiry-values'

/** No person reads the form, fills it in and sends it within this time, in milliseconds. */
const quickest = 2000
/** More links than a person puts into a first message. */
const mostLinks = 3

type Sent = {
  inquiry: Inquiry
  /** All that was sent, as it came: also what the form adds to an inquiry. */
  fields: Record<string, unknown>
}

type Rule = {
  /** Whether it finds something, or how much of it. */
  find: (sent: Sent) => boolean | number
  /** What it found, for the operator: in English on the command line, in French in the mail. */
  en: (count: number) => string
  fr: (count: number) => string
}

/** None is certain: what they find is held, never refused. */
const rules: readonly Rule[] = [
  {
    find: ({ fields: { website } }) => typeof website === 'string' && website.trim() !== '',
    en: () => 'the field for robots was filled in',
    fr: () => 'le champ destiné aux robots a été rempli',
  },
  {
    // Only the form with JavaScript says how long it was open; a plain form says nothing, and nothing follows from it.
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
 * @returns why, in words for the operator; `undefined` where nothing speaks for it
 */
export function suspicion(sent: Sent): string | undefined {
  const found = rules.flatMap(({ find, en }) => {
    const result = find(sent)
    return result === false ? [] : en(Number(result))
  })
  return found.length > 0 ? found.join('; ') : undefined
}

/** What `suspicion` said, in French; words of former versions stay as they are. */
export const inFrench = (reason: string): string =>
  reason
    .split('; ')
    .map((part) => {
      const count = Number(/\d+/.exec(part)?.[0])
      return rules.find(({ en }) => en(count) === part)?.fr(count) ?? part
    })
    .join(' ; ')
