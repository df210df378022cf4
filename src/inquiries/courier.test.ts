import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { engines, newPlace, openMigrated, type Place, store } from '../../tests/inquiries/databases'
import { addresses, type MailServer, startMailServer } from '../../tests/inquiries/mail-server'
import { cleanUp, onCleanUp } from '../../tests/support/cleanup'
import { until } from '../../tests/support/until'
import { startCourier } from './courier'
import { type DeliveryOptions, deliverDue } from './deliver'
import { makeDue, sendAgain } from './outbox'
import { restrictInquiry } from './restrict-inquiry'
import { smtpSender } from './send-mail'
import type { Tables } from './tables'

const minute = 60_000
const day = 24 * 60 * minute

let mailServer: MailServer
let logged: jest.SpiedFunction<typeof console.error>

beforeEach(async () => {
  mailServer = await startMailServer()
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(async () => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  await cleanUp()
})
describe.each(engines)('the outbox in %s', (engine) => {
  let place: Place
  let database: Kysely<Tables>

  beforeEach(async () => {
    place = await newPlace(engine)
    database = await openMigrated(place)
  })

  const accept = (count = 1) => Promise.all(Array.from({ length: count }, () => store(database)))
  const mails = () => database.selectFrom('mails').selectAll().execute()
  const options = (more: Partial<DeliveryOptions> = {}): DeliveryOptions => ({
    database: async () => database,
    send: smtpSender(mailServer.url, false),
    addresses,
    ...more,
  })

  /**
   * Delivers whenever something is due, until nothing waits.
   *
   * @returns the last instant
   */
  async function letTimePass(from: number, onTime: (now: number) => Promise<void> | void = () => undefined) {
    let now = from
    for (;;) {
      await onTime(now)
      while ((await deliverDue(options({ now: () => now }))) > 0);
      const next = await database
        .selectFrom('mails')
        .select('next_attempt_at')
        .where('state', '=', 'waiting')
        .orderBy('next_attempt_at')
        .executeTakeFirst()
      if (!next) return now
      now = Date.parse(next.next_attempt_at)
    }
  }

  test('if recording one mail fails, the others are still completed', async () => {
    await accept(2)
    const [unlucky] = await mails()
    const raise =
      engine === 'SQLite'
        ? `create trigger fails before update on mails when new.state = 'sent' and new.id = '${unlucky?.id}'
           begin select raise(abort, 'no note'); end`
        : `alter table mails add constraint fails check (state <> 'sent' or id <> '${unlucky?.id}')`
    await sql.raw(raise).execute(database)
    const send = async ({ messageId }: { messageId?: string }) => {
      if (!messageId?.includes(unlucky?.id ?? '')) await wait(300)
    }
    await expect(deliverDue(options({ send }), AbortSignal.timeout(1000))).rejects.toThrow()
    expect((await mails()).map(({ state }) => state).sort()).toEqual(['sent', 'waiting'])
  })

  test('a mail is sent once, and recorded as sent', async () => {
    const [id] = await accept()
    expect(await deliverDue(options())).toBe(1)
    expect(await deliverDue(options())).toBe(0)
    expect(mailServer.received).toMatchObject([{ from: addresses.from, to: [addresses.to] }])
    const [mail] = await mails()
    expect(mail).toMatchObject({ inquiry_id: id, state: 'sent', attempts: 0, lease: null, last_error: null })
    expect(mailServer.received[0]?.messageId).toBe(`<${mail?.id}@septentrion.example>`)
  })

  test('erasing an inquiry deletes its mail', async () => {
    await accept()
    await database.deleteFrom('inquiries').execute()
    expect(await mails()).toEqual([])
  })

  test('several instances never work on the same mail', async () => {
    await accept(40)
    const others = Array.from({ length: 3 }, () => place.open())
    const work = async (db: Kysely<Tables>) => {
      while ((await deliverDue(options({ database: async () => db }))) > 0);
    }
    await Promise.all([database, ...others].map(work))
    await Promise.all(others.map((other) => other.destroy()))
    expect(mailServer.received).toHaveLength(40)
    expect(new Set(mailServer.received.map(({ messageId }) => messageId)).size).toBe(40)
  })

  test('a mail leased by a dead process is sent once the lease has expired, not before', async () => {
    await accept()
    const start = Date.now()
    // It hangs in the middle for longer than its lease.
    const stuck = new AbortController()
    const send: DeliveryOptions['send'] = (_, signal) =>
      once(signal, 'abort').then(() => Promise.reject(new Error('cut off')))
    const first = deliverDue(options({ send, now: () => start }), stuck.signal)
    await until(async () => (await mails())[0]?.lease !== null)
    expect(await deliverDue(options({ now: () => start + 10_000 }))).toBe(0)
    expect(await deliverDue(options({ now: () => start + 21_000 }))).toBe(1)
    expect(mailServer.received).toHaveLength(1)
    // Its late result is ignored.
    stuck.abort()
    await first
    expect(await mails()).toMatchObject([{ state: 'sent', attempts: 0 }])
  })

  test('a mail broken off by the stop counts as no attempt, and is sent at the next start', async () => {
    await accept()
    mailServer.manner = () => 'silent'
    const outcomes: string[] = []
    const cutOff = new AbortController()
    const delivering = deliverDue(options({ onAttempt: (outcome) => outcomes.push(outcome) }), cutOff.signal)
    await until(() => mailServer.connections() > 0)
    cutOff.abort()
    await delivering
    expect(outcomes).toEqual([])
    expect(await mails()).toMatchObject([{ state: 'waiting', attempts: 0 }])
    mailServer.manner = () => 'accept'
    expect(await deliverDue(options())).toBe(1)
    expect(mailServer.received).toHaveLength(1)
  })

  // The mail server's answer and the courier's pauses decide; both databases are asked how it is recorded by the other tests.
  if (engine === 'SQLite') {
    test.each([
      ['defer', /^not now: 451 Try again later/],
      ['cut', /^connection failed: /],
    ] as const)('a server that does "%s" gets the mail later', async (manner, reason) => {
      await accept()
      mailServer.manner = () => manner
      const before = Date.now()
      await deliverDue(options())
      const [mail] = await mails()
      expect(mail).toMatchObject({ state: 'waiting', attempts: 1, last_error: expect.stringMatching(reason) })
      expect(Date.parse(mail?.next_attempt_at ?? '')).toBeGreaterThan(before + 20_000)
      expect(mailServer.received).toEqual([])
      mailServer.manner = () => 'accept'
      await letTimePass(Date.now())
      expect(mailServer.received).toHaveLength(1)
    })

    test('a connection lost before the reply: the mail is sent again, with the same Message-ID', async () => {
      await accept()
      mailServer.manner = () => 'cut after'
      await deliverDue(options())
      expect(await mails()).toMatchObject([{ state: 'waiting' }])
      mailServer.manner = () => 'accept'
      await letTimePass(Date.now())
      expect(mailServer.received).toHaveLength(2)
      expect(mailServer.received[0]?.messageId).toBe(mailServer.received[1]?.messageId)
    })

    test('a mail server that breaks off was reached: a probe counts, so that it does not get the mail every half minute', async () => {
      await accept()
      mailServer.manner = () => 'cut after'
      await deliverDue(options(), undefined, true)
      expect(await mails()).toMatchObject([{ state: 'waiting', attempts: 1 }])
    })

    test('a server that never answers counts as a temporary failure', async () => {
      await accept()
      mailServer.manner = () => 'silent'
      jest.useFakeTimers({ doNotFake: ['Date', 'nextTick', 'performance', 'setImmediate', 'setInterval'] })
      const delivering = deliverDue(options())
      await until(() => mailServer.connections() > 0)
      jest.advanceTimersByTime(11 * minute)
      await delivering
      expect(await mails()).toMatchObject([
        { state: 'waiting', attempts: 1, last_error: expect.stringMatching(/^timed out/) },
      ])
    })

    test('a server that rejects the message: it fails permanently, is logged, and can be retried', async () => {
      const [id] = await accept()
      mailServer.manner = () => 'refuse message'
      await deliverDue(options())
      expect(await mails()).toMatchObject([
        { state: 'failed', attempts: 1, last_error: expect.stringMatching(/^refused: 554 /) },
      ])
      expect(logged.mock.calls.flat().join()).toContain(id)
      await deliverDue(options({ now: () => Date.now() + 30 * day }))
      expect(mailServer.connections()).toBe(1)

      mailServer.manner = () => 'accept'
      expect(await sendAgain(database, new Date().toISOString(), 'another')).toMatchObject({ failed: 0 })
      expect(await sendAgain(database, new Date().toISOString(), id)).toMatchObject({ failed: 1 })
      await deliverDue(options())
      expect(mailServer.received).toHaveLength(1)
      expect(await mails()).toMatchObject([{ state: 'sent' }])
    })

    test.each(['refuse sender', 'refuse recipient'] as const)(
      'a server that does "%s" needs the operator: the mail waits, and is sent once that is fixed',
      async (manner) => {
        await accept()
        mailServer.manner = () => manner
        await deliverDue(options())
        expect(await mails()).toMatchObject([
          { state: 'waiting', attempts: 1, last_error: expect.stringMatching(/^refused: 5[35]0 /) },
        ])
        mailServer.manner = () => 'accept'
        await deliverDue(options({ now: () => Date.now() + day }))
        expect(await mails()).toMatchObject([{ state: 'sent' }])
      },
    )

    test('a courier probes an unreachable mail server every half minute, with one mail, and sends all that waits once it is back', async () => {
      await accept(3)
      await mailServer.down()
      // Stands still, so that no interval ends by itself. Whole, as a sum of fractions may be just below an interval.
      let now = 0
      jest.spyOn(performance, 'now').mockImplementation(() => now)
      const outcomes: string[] = []
      const courier = startCourier(options({ onAttempt: (outcome) => outcomes.push(outcome) }))
      const tried = (count: number) =>
        until(() => {
          courier.wake()
          return outcomes.length >= count
        })
      await tried(3)
      await until(async () => (await mails()).every(({ lease }) => lease === null))
      const later = new Date(Date.now() + 30 * minute).toISOString()
      await database.updateTable('mails').set({ next_attempt_at: later }).execute()
      now += minute / 2
      await tried(4)
      await mailServer.up()
      now += minute / 2 + 1
      await tried(7)
      await courier.stop()
      expect(outcomes).toEqual([...Array(4).fill('unreached'), ...Array(3).fill('sent')])
      expect(mailServer.received).toHaveLength(3)
    })

    test('a mail that the server never answers keeps no other waiting', async () => {
      const sendNow = smtpSender(mailServer.url, false)
      let answer: (() => void) | undefined
      const send: DeliveryOptions['send'] = async (mail, signal) => {
        if (!answer) await new Promise<void>((resolve) => (answer = resolve))
        await sendNow(mail, signal)
      }
      await accept()
      const courier = startCourier(options({ send }))
      await until(() => answer !== undefined)
      await accept()
      await until(() => {
        courier.wake()
        return mailServer.received.length === 1
      })
      answer?.()
      await courier.stop()
      expect((await mails()).map(({ state }) => state)).toEqual(['sent', 'sent'])
    })

    test('of several mails that the server does not answer, the first answered lets others leave', async () => {
      const answers: (() => void)[] = []
      const send: DeliveryOptions['send'] = async () => {
        if (answers.length < 3) await new Promise<void>((resolve) => answers.push(resolve))
      }
      const courier = startCourier(options({ send }))
      const end = () => {
        for (const answer of answers) answer()
        return courier.stop()
      }
      onCleanUp(end)
      const sent = async () => (await mails()).filter(({ state }) => state === 'sent').length
      for (const open of [1, 2, 3]) {
        await accept()
        await until(() => {
          courier.wake()
          return answers.length === open
        })
      }
      answers[0]?.()
      await accept()
      await until(async () => {
        courier.wake()
        return (await sent()) === 2
      }, 10_000)
      await end()
      expect(await sent()).toBe(4)
    })

    test.each([
      ['for a moment breaks off no mail, which would leave twice', 1, 'sent'],
      ['for long breaks it off before its lease ends', 3, 'waiting'],
    ])('a database that fails %s', async (_, times, state) => {
      await accept()
      let isDown = false
      let answer: (() => void) | undefined
      const send: DeliveryOptions['send'] = (_mail, signal) =>
        new Promise((resolve, reject) => {
          answer = resolve
          signal.addEventListener('abort', () => reject(new Error('broken off')))
        })
      jest.useFakeTimers({ doNotFake: ['Date', 'nextTick', 'queueMicrotask', 'setImmediate'] })
      const opened = async () => {
        if (isDown) throw new Error('connection refused')
        return database
      }
      const delivering = deliverDue(options({ send, database: opened }))
      await until(() => answer !== undefined)
      isDown = true
      await jest.advanceTimersByTimeAsync(times * 5000)
      isDown = false
      answer?.()
      await delivering
      expect(await mails()).toMatchObject([{ state, attempts: 0 }])
    })

    test('while the database is down, the log says so once', async () => {
      const opened = jest.fn<Promise<Kysely<Tables>>, []>().mockRejectedValue(new Error('connection refused'))
      const courier = startCourier(options({ database: opened }))
      await until(() => {
        courier.wake()
        return opened.mock.calls.length > 3
      })
      await courier.stop()
      expect(logged).toHaveBeenCalledTimes(1)
    })
  }

  test('a mail that never gets through is given up after more than five days, and can be retried', async () => {
    await accept()
    await mailServer.down()
    const start = Date.now()
    const end = await letTimePass(start)
    expect(end - start).toBeGreaterThan(5 * day)
    expect(await mails()).toMatchObject([{ state: 'failed' }])
    await mailServer.up()
    expect(await sendAgain(database, new Date(end).toISOString())).toMatchObject({ failed: 1 })
    await letTimePass(end)
    expect(mailServer.received).toHaveLength(1)
  })

  test('a database locked for longer than a query waits causes no duplicate mail', async () => {
    const lockTime = engine === 'SQLite' ? 3000 : 6000
    await accept()
    const other = place.open()
    const sent: string[] = []
    const send: DeliveryOptions['send'] = async ({ messageId = '' }) => {
      sent.push(messageId)
      const transaction = await other.startTransaction().execute()
      if (engine === 'PostgreSQL') await sql`lock table mails`.execute(transaction)
      setTimeout(() => transaction.rollback().execute(), lockTime)
    }
    expect(await deliverDue(options({ send }))).toBe(1)
    expect(await mails()).toMatchObject([{ state: 'sent' }])
    expect(await deliverDue(options({ send }))).toBe(0)
    expect(sent).toHaveLength(1)
  })

  test('a connection replaced in the meantime causes no duplicate mail', async () => {
    await accept()
    let current = place.open()
    const sent: string[] = []
    const send: DeliveryOptions['send'] = async ({ messageId = '' }) => {
      sent.push(messageId)
      await current.destroy()
      current = database
    }
    expect(await deliverDue(options({ send, database: async () => current }))).toBe(1)
    expect(await mails()).toMatchObject([{ state: 'sent' }])
    expect(sent).toHaveLength(1)
  })

  test('waiting mails are sent at once when the operator retries', async () => {
    await accept()
    mailServer.manner = () => 'defer'
    await deliverDue(options())
    mailServer.manner = () => 'accept'
    expect(await deliverDue(options())).toBe(0)
    expect(await sendAgain(database, new Date().toISOString(), 'another')).toEqual({ failed: 0, waiting: 0 })
    expect(await sendAgain(database, new Date().toISOString())).toEqual({ failed: 0, waiting: 1 })
    expect(await deliverDue(options())).toBe(1)
    expect(mailServer.received).toHaveLength(1)
  })

  test('a clock that was a month ahead delays no mail once it is right again', async () => {
    await accept(2)
    mailServer.manner = () => 'defer'
    const ahead = Date.now() + 30 * day
    await deliverDue(options({ now: () => ahead }))
    // The second one was leased when the process died.
    await database
      .updateTable('mails')
      .set({ lease: 'gone', leased_until: new Date(ahead).toISOString() })
      .where('id', '=', (await mails())[1]?.id ?? '')
      .execute()
    mailServer.manner = () => 'accept'
    expect(await deliverDue(options())).toBe(2)
    expect(mailServer.received).toHaveLength(2)
  })

  test('a mail about a restricted inquiry waits until that is lifted', async () => {
    const [id = ''] = await accept()
    await restrictInquiry(database, id, false)
    expect(await deliverDue(options())).toBe(0)
    await restrictInquiry(database, id, true)
    expect(await deliverDue(options())).toBe(1)
  })

  test('probing an unreachable mail server counts as no attempt; once it is back the mail is sent early', async () => {
    await accept()
    await mailServer.down()
    const outcomes: string[] = []
    const watched = options({ onAttempt: (outcome) => outcomes.push(outcome) })
    await deliverDue(watched)
    for (let count = 0; count < 3; count++) expect(await deliverDue(watched, undefined, true)).toBe(1)
    expect(await mails()).toMatchObject([{ state: 'waiting', attempts: 1, lease: null }])
    await mailServer.up()
    expect(await deliverDue(watched, undefined, true)).toBe(1)
    expect(outcomes).toEqual([...Array(4).fill('unreached'), 'sent'])
    expect(mailServer.received).toHaveLength(1)
  })

  test('a mail refused for good waits for the operator, even after an outage', async () => {
    const [refused = ''] = await accept(2)
    const later = new Date(Date.now() + minute).toISOString()
    await database.updateTable('mails').set({ next_attempt_at: later }).execute()
    await database.updateTable('mails').set({ state: 'failed' }).where('inquiry_id', '=', refused).execute()
    await makeDue(database, new Date().toISOString())
    expect(await deliverDue(options())).toBe(1)
    expect(mailServer.received).toHaveLength(1)
    expect((await mails()).map(({ state }) => state).sort()).toEqual(['failed', 'sent'])
  })

  test('a courier sends waiting and new mails until it is stopped', async () => {
    await accept(3)
    const arrived = new Promise<void>((resolve) => {
      mailServer.onReceived = () => mailServer.received.length === 4 && resolve()
    })
    const courier = startCourier(options())
    await accept()
    courier.wake()
    await arrived
    await courier.stop()
    expect((await mails()).map(({ state }) => state)).toEqual(Array(4).fill('sent'))
    await accept()
    courier.wake()
    expect(mailServer.received).toHaveLength(4)
  })
})
