/**
 * Processes items, a few concurrently: all at once would hold all of them in memory.
 * @throws the first failure; the others finish what they have begun
 */
export async function mapWithConcurrency<T>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const queue = items.values()
  const worker = async () => {
    for (const item of queue) await work(item)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}
