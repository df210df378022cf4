/**
 * Sends inquiries at a steady rate and measures response times, in a separate process: the parent is also the mail
 * server, whose work would count as waiting. `tsx send-load.ts URL RATE WARM_UP SECONDS`
 */
import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { argv } from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'

const [url = '', ...numbers] = argv.slice(2)
const [rate = 0, warmUp = 0, seconds = 0] = numbers.map(Number)

// Closes idle connections before the server does (10 s), so that no request meets a closing one.
const agent = new Agent({ keepAlive: true, timeout: 5000 })

/** Sends one as the form does. @returns its id @throws if it is not accepted */
function send(message: string): Promise<string> {
  const body = JSON.stringify({ name: 'Ada', email: 'ada@example.org', service: 'audit', message })
  return new Promise((resolve, reject) => {
    const outgoing = request(`${url}/api/contact`, {
      agent,
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(body),
        'Idempotency-Key': randomUUID(),
      },
    })
    outgoing.once('error', reject)
    outgoing.once('response', (response) => {
      let answer = ''
      response.on('data', (chunk: Buffer) => {
        answer += chunk.toString()
      })
      response.once('end', () => {
        if (response.statusCode === 201) resolve(String(JSON.parse(answer).id))
        else reject(new Error(`An inquiry was answered with ${response.statusCode}: ${answer}`))
      })
    })
    outgoing.end(body)
  })
}

async function main(): Promise<void> {
  const times: number[] = []
  const ids: string[] = []
  const began = performance.now()
  const answers: Promise<void>[] = []
  for (let count = 0; count < rate * (warmUp + seconds); count++) {
    await wait(Math.max(0, began + (count * 1000) / rate - performance.now()))
    const sent = performance.now()
    answers.push(
      send(`load ${count}`).then((id) => {
        // The first requests load and compile code on both sides, unlike a running server.
        if (count >= rate * warmUp) times.push(performance.now() - sent)
        ids.push(id)
      }),
    )
  }
  await Promise.all(answers)
  console.log(JSON.stringify({ times, ids }))
  agent.destroy()
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
