import { kinds } from './databases'
import { repeat } from './repeats'

// Ten thousand of them: `npm run bench -- contact repeats`.
test.each(kinds)(
  '%s: two thousand repeats of ten keys, on two instances concurrently, are ten inquiries with one id each',
  async (kind) => {
    expect(await repeat(kind, 2000)).toMatchObject({ requests: 2000, keys: 10 })
  },
)
