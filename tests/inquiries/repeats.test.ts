import { engines } from './databases'
import { repeat } from './repeats'

// The first two hundred race for the keys, what follows finds them. Ten thousand: `npm run bench -- contact repeats`.
test.each(engines)(
  '%s: four hundred repeats of ten keys, on two instances concurrently, are ten inquiries with one id each',
  async (engine) => {
    await expect(repeat(engine, 400)).resolves.toBeGreaterThan(0)
  },
)
