import { kinds } from './databases'
import { repeat } from './repeats'

test.each(kinds)(
  '%s: ten thousand repeats of ten keys, on two instances concurrently, are ten inquiries with one id each',
  async (kind) => {
    expect(await repeat(kind, 10_000)).toMatchObject({ requests: 10_000, keys: 10 })
  },
)
