/** Lists every text of a file of copy, by the path of its key: `items.0.name`. */
export function textsIn(value: unknown, at = ''): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[at, String(value)]]
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, at ? `${at}.${key}` : key))
}
