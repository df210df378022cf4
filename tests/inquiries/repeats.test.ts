import { kinds } from './databases'
import { repeat } from './repeats'

// The first two hundred race for the keys, what follows finds them. Ten thousand: `npm run bench -- contact repeats`.
test.each(kinds)(
  '%s: four hundred repeats of ten keys, on two instances concurrently, are ten inquiries with one id each',
  async (kind) => {
    await expect(repeat(kind, 400)).resolves.toBeGreaterThan(0)
  },
)
