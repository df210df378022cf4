import { kinds, removeCluster } from './databases'
import { acceptUnderLoad } from './load'

afterAll(removeCluster)

/** A pause of the machine, its disk above all, is none of the program: it may have another try, and never a higher bound. */
const tries = 3

/** At full size, each trouble by itself: `npm run bench -- contact load`. */
test.each(kinds)(
  '%s: whatever the mail server does, 50 inquiries a second are accepted within 50 ms (99th percentile)',
  async (kind) => {
    const measured: number[] = []
    while (measured.length < tries && !measured.some((p99) => p99 < 50)) {
      const { accepted, p99 } = await acceptUnderLoad(kind, 'mixed', 10)
      expect(accepted).toBe(650)
      measured.push(p99)
    }
    expect(Math.min(...measured)).toBeLessThan(50)
  },
  tries * 60_000,
)
