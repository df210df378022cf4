/**
 * Sends inquiries at a steady rate and measures response times, in a separate process: the parent is also the mail
 * server, whose work would count as waiting. `tsx send-load.ts URL RATE WARM_UP SECONDS`
 */
import { argv } from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { newInquiry, postInquiry } from '../../../tests/inquiries/post-inquiry'

const [url = '', ...numbers] = argv.slice(2)
const [rate = 0, warmUp = 0, seconds = 0] = numbers.map(Number)

async function main(): Promise<void> {
  const times: number[] = []
  const began = performance.now()
  const send = async (count: number): Promise<string> => {
    const sent = performance.now()
    const answer = await postInquiry(url, newInquiry(`load ${count}`))
    if (answer.status !== 201 || !answer.id) throw new Error(`An inquiry was answered with ${answer.status}.`)
    // The first requests load and compile code on both sides, unlike a running server.
    if (count >= rate * warmUp) times.push(performance.now() - sent)
    return answer.id
  }
  const ids: Promise<string>[] = []
  for (let count = 0; count < rate * (warmUp + seconds); count++) {
    await wait(Math.max(0, began + (count * 1000) / rate - performance.now()))
    ids.push(send(count))
  }
  console.log(JSON.stringify({ times, ids: await Promise.all(ids) }))
}

void main()
