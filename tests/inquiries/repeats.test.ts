import { kinds } from './databases'
import { repeat } from './repeats'

// The first two hundred race for the keys, what follows finds them. Ten thousand: `npm run bench -- contact repeats`.
test.each(kinds)(
  '%s: four hundred repeats of ten keys, on two instances concurrently, are ten inquiries with one id each',
  async (kind) => {
    expect(await repeat(kind, 400)).toMatchObject({ requests: 400, keys: 10 })
  },
)
