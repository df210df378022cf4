import { type Message, message } from '../messages/message'

/**
 * Explains in plain words, with the position, why a text is not JSON.
 * @param json a text that JSON.parse rejects
 */
export function unreadableJson(json: string): { offset: number; said: Message } {
  // Blanks strings, so that only the syntax around them is searched.
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
