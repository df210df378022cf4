import { lastUnclosed } from '../load/last-unclosed'
import { type Message, message } from '../messages/message'
import type { Found } from '../messages/problem'

/**
 * Explains in plain words, with the position, why a text is not JSON.
 * @param json a text that JSON.parse rejects
 * @param reason its words, which differ between versions of Node
 */
export function unreadableJson(json: string, reason: string): Found {
  // Blanks strings, so that only the syntax around them is searched.
  const signs = json.replace(/"(?:[^"\\\n]|\\.)*"/g, (text) => `"${'x'.repeat(text.length - 2)}"`)
  const mistakes: readonly [RegExp, (sign: string) => Message][] = [
    [/[“”„«»‘’']/, (sign) => message('jsonQuotes', { sign })],
    [/(?<=^(?:[^"\n]*"[^"\n]*")*[^"\n]*)"(?=[^"\n]*$)|(?<="x*")[^\s,:}\]"]/m, () => message('jsonQuote')],
    [/(?<=[:[,]\s*)(?!true\b|false\b|null\b)\p{L}/u, () => message('jsonQuote')],
    [/,(?=\s*[}\]])/, () => message('jsonLastComma')],
  ]
  for (const [mistake, said] of mistakes) {
    const found = mistake.exec(signs)
    if (found) return { offset: found.index, said: said(found[0]) }
  }
  const [, position = '0'] = /at position (\d+)/.exec(reason) ?? []
  const offset = Number(position)
  if (/^Bad control/.test(reason)) return { offset, said: message('jsonTab') }
  if (/^Expected ':'/.test(reason)) return { offset, said: message('jsonColon') }
  const comma = /(?<=["\dle}\]])\s+(?=["{[])/.exec(signs)
  if (comma) return { offset: comma.index, said: message('jsonComma') }
  if (/after JSON/.test(reason)) return { offset, said: message('jsonBraceTooMany') }
  const open = lastUnclosed(signs, '{[', '}]')
  if (open < signs.length) return { offset: open, said: message('jsonBraceOpen') }
  return { offset, said: message('jsonUnreadable') }
}
