/**
 * `npm run bench -- contact [kills | repeats | load | memory] [SQLite | PostgreSQL]`: runs the proofs of the contact
 * form at full size, all of them on both databases, or the named ones; `npm test` runs them at a smaller size. A failed
 * proof throws.
 */

import { build } from '../../src/commands/build'
import { type Engine, engines } from '../../tests/inquiries/databases'
import { killUnderLoad } from '../../tests/inquiries/kills'
import { troubles } from '../../tests/inquiries/load'
import { memoryWith, mostMemory } from '../../tests/inquiries/memory'
import { keys, repeat } from '../../tests/inquiries/repeats'
import { acceptUnderLoad } from './contact/accept-under-load'

const kills = 1000
const repeats = 10_000
const seconds = 30

/** Bound of the 99th percentile, in milliseconds. */
const bound = 50

const parts: Record<string, (engine: Engine) => Promise<void>> = {
  kills: async (engine) => {
    const instances = engine === 'SQLite' ? 1 : 2
    const { accepted, unanswered, repeatedMails } = await killUnderLoad(engine, kills, instances)
    console.log(
      `${engine}, ${instances} at once: ${kills} kills, ${accepted} inquiries accepted, ${unanswered} tries without an answer, none lost, none twice; ${repeatedMails} mails came again under their Message-ID`,
    )
  },
  repeats: async (engine) => {
    const seconds = await repeat(engine, repeats)
    console.log(`${engine}: ${repeats} repeats of ${keys} keys in ${seconds.toFixed(1)} s, ${keys} inquiries`)
  },
  memory: async (engine) => {
    for (const state of ['held', 'accepted'] as const) {
      const peak = await memoryWith(engine, state, { inquiries: 5000, starts: 10 })
      console.log(`${engine}: 5000 ${state} messages of 60 KB, 10 starts, at most ${peak.toFixed(0)} MB`)
      if (peak >= mostMemory) throw new Error(`The server may take ${mostMemory} MB.`)
    }
  },
  load: async (engine) => {
    const slow: string[] = []
    for (const trouble of troubles) {
      const { accepted, median, p99, slowest, arrivedAfter } = await acceptUnderLoad(engine, trouble, seconds)
      console.log(
        `${engine}, mail server "${trouble}": ${accepted} accepted at 50 a second, median ${median.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms (bound ${bound} ms), slowest ${slowest.toFixed(1)} ms; all mails ${arrivedAfter.toFixed(0)} s after the trouble ended`,
      )
      if (p99 >= bound) slow.push(trouble)
    }
    // After all of them, since one stall of a shared disk would hide the other figures.
    if (slow.length > 0)
      throw new Error(`The 99th percentile is to be below ${bound} ms; it was not with: ${slow.join(', ')}.`)
  },
}

export default async function bench(words: string[]): Promise<void> {
  const named = (name: string, among: readonly string[]) =>
    words.includes(name) || !words.some((word) => among.includes(word))
  if (!build()) throw new Error('The site could not be built.')
  for (const [name, part] of Object.entries(parts)) {
    if (!named(name, Object.keys(parts))) continue
    for (const engine of engines.filter((one) => named(one, engines))) await part(engine)
  }
}
