import { env } from 'node:process'
import { contactServer } from '../../tests/inquiries/contact-server'
import { withstand } from '../../tests/inquiries/withstand'

/**
 * `npm run bench -- hostile [count] [seed]`: sends fifty thousand hostile bodies to the form.
 * @throws with the smallest harmful request, and the seed that reproduces it
 */
export default async function bench([
  count = '50000',
  seed = String(Date.now() % 2 ** 31),
]: string[]): Promise<void> {
  env.CONTACT_LIMIT = '0'
  const server = await contactServer()
  const started = performance.now()
  const counts = await withstand(server, Number(count), Number(seed))
  const seconds = (performance.now() - started) / 1000
  const answers = [...counts].sort(([a], [b]) => a - b).map(([status, times]) => `${status}: ${times}`)
  console.log(
    `${count} hostile bodies in ${seconds.toFixed(0)} s, seed ${seed}; answers ${answers.join(', ')}.`,
  )
  console.log('No 5xx; no header, row, mail or tag that is not ours.')
}
