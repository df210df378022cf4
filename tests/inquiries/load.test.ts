import { kinds, removeCluster } from './databases'
import { acceptUnderLoad } from './load'

afterAll(removeCluster)

/** At full size, each trouble by itself: `npm run bench -- contact load`. */
test.each(kinds)(
  '%s: whatever the mail server does, 50 inquiries a second are accepted within 50 ms (99th percentile)',
  async (kind) => {
    const { accepted, p99 } = await acceptUnderLoad(kind, 'mixed', 10)
    expect(accepted).toBe(650)
    expect(p99).toBeLessThan(50)
  },
)
