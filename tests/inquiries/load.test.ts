import { inMemory, kinds, removeCluster } from './databases'
import { acceptUnderLoad } from './load'

afterAll(removeCluster)

/**
 * What the mail server does is not to be felt. The database lies in memory here: a disk that others use too can stand still
 * for longer than the bound, whoever writes. On the disk, at full size, each trouble by itself: `npm run bench -- contact load`.
 */
test.each(kinds)(
  '%s: whatever the mail server does, 50 inquiries a second are accepted within 50 ms (99th percentile)',
  async (kind) => {
    const { accepted, p99 } = await acceptUnderLoad(kind, 'mixed', 20, { folder: inMemory() })
    expect(accepted).toBe(1150)
    expect(p99).toBeLessThan(50)
  },
)
