/**
 * Does something with each item, a few at once: all at once would hold all of them in memory.
 * @throws what the first to fail throws; the others end what they have begun
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
