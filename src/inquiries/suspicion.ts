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

/** Each rule names what it finds, for the operator, or nothing. None is certain: what they find is held, never refused. */
const rules: ((sent: Sent) => string | undefined)[] = [
  ({ fields: { website } }) =>
    typeof website === 'string' && website.trim() !== '' ? 'the field for robots was filled in' : undefined,
  // Only the form with JavaScript says how long it was open; a plain form says nothing, and nothing follows from it.
  ({ fields: { elapsed } }) =>
    typeof elapsed === 'number' && elapsed >= 0 && elapsed < quickest
      ? `sent ${Math.round(elapsed)} ms after the page was asked for`
      : undefined,
  ({ inquiry: { message } }) => {
    const links = message.match(/\bhttps?:\/\/|\bwww\./gi)?.length ?? 0
    return links > mostLinks ? `${links} links in the message` : undefined
  },
  ({ inquiry: { message } }) =>
    /<a\s[^<>]{0,200}href|\[url[=\]]/i.test(message) ? 'a link written as markup in the message' : undefined,
  ({ inquiry: { name } }) => (/\bhttps?:\/\/|\bwww\./i.test(name) ? 'a link in the name' : undefined),
]

/**
 * Whether a message looks like the work of a robot.
 * @returns why, in words for the operator; `undefined` where nothing speaks for it
 */
export function suspicion(sent: Sent): string | undefined {
  const found = rules.flatMap((rule) => rule(sent) ?? [])
  return found.length > 0 ? found.join('; ') : undefined
}
