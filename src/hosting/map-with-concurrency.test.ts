import { setTimeout } from 'node:timers/promises'
import { mapWithConcurrency } from './map-with-concurrency'

test('processes each item once, never more concurrently than the limit', async () => {
  const [done, running] = [[] as number[], { now: 0, most: 0 }]
  const items = Array.from({ length: 20 }, (_, number) => number)
  await mapWithConcurrency(items, 3, async (item) => {
    running.most = Math.max(running.most, ++running.now)
    await setTimeout(1)
    running.now--
    done.push(item)
  })
  expect(done.sort((a, b) => a - b)).toEqual(items)
  expect(running.most).toBe(3)
})

test('reports a failure', async () => {
  await expect(
    mapWithConcurrency([1], 2, () => Promise.reject(new Error('the disk is full'))),
  ).rejects.toThrow('the disk is full')
})
