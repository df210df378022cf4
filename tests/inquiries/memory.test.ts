import { cleanUp } from '../support/cleanup'
import { engines } from './databases'
import { memoryWith, mostMemory } from './memory'

afterEach(cleanUp)

/** Writes three hundred megabytes first. */
jest.setTimeout(300_000)

describe.each(engines)('%s', (engine) => {
  test.each(['held', 'accepted'] as const)(
    '5,000 messages of 60 KB, all %s, do not fill the memory',
    async (state) => {
      expect(await memoryWith(engine, state, { inquiries: 5000, starts: 1 })).toBeLessThan(mostMemory)
    },
  )
})
