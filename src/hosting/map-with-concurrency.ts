/**
 * Processes items, a few concurrently, as all at once would need too much memory.
 * @throws the first failure; other workers continue with the remaining items
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
