import { kinds } from './databases'
import { repeat } from './repeats'

test.each(kinds)(
  '%s: ten thousand repeats of ten keys, on two instances at once, are ten inquiries, each answered with its one id',
  async (kind) => {
    expect(await repeat(kind, 10_000)).toMatchObject({ requests: 10_000, keys: 10 })
  },
)
