/**
 * Finds the last bracket that is not closed.
 * @param opening the signs that open one, `[{`
 * @param closing the signs that close one
 * @returns its offset; the end of the text if all are closed
 */
export function lastUnclosed(text: string, opening: string, closing: string): number {
  let closed = 0
  for (let at = text.length - 1; at >= 0; at--) {
    const sign = text.charAt(at)
    if (closing.includes(sign)) closed++
    else if (opening.includes(sign) && closed-- === 0) return at
  }
  return text.length
}
