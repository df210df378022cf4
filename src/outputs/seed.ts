/** Derives a positive integer from a text, the same on every machine (FNV-1a). */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return (hash % 2147483646) + 1
}
