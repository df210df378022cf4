import { type Message, message } from '../messages/message'

/** Says in our words what keeps a text from being JSON, and where. @param json a text that JSON.parse refuses */
export function unreadableJson(json: string): { offset: number; said: Message } {
  // Texts are blanked, so that what is left are the signs between them.
  const signs = json.replace(/"(?:[^"\\\n]|\\.)*"/g, (text) => `"${'x'.repeat(text.length - 2)}"`)
  const mistakes: readonly [RegExp, (sign: string) => Message][] = [
    [/[“”„«»‘’']/, (sign) => message('jsonQuotes', { sign })],
    [/(?<=^(?:[^"\n]*"[^"\n]*")*[^"\n]*)"(?=[^"\n]*$)|(?<="x*")[^\s,:}\]"]/m, () => message('jsonQuote')],
    [/(?<=[:[,]\s*)(?!true\b|false\b|null\b)\p{L}/u, () => message('jsonQuote')],
    [/,(?=\s*[}\]])/, () => message('jsonLastComma')],
    [/(?<=["\dle}\]])\s+(?=["{[])/, () => message('jsonComma')],
  ]
  for (const [mistake, said] of mistakes) {
    const found = mistake.exec(signs)
    if (found) return { offset: found.index, said: said(found[0]) }
  }
  return { offset: 0, said: message('jsonUnreadable') }
}
