/** Returns a function that computes the result for each key once, and keeps it while the process runs. */
export function memoize<Key, T>(compute: (key: Key) => T): (key: Key) => T {
  const known = new Map<Key, T>()
  return (key) => {
    const result = known.get(key) ?? compute(key)
    known.set(key, result)
    return result
  }
}
