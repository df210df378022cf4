import { setMaxListeners } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { batch, type DeliveryOptions, deliverDue } from './deliver'
import { describeError, log } from './log'
import { makeDue } from './outbox'

const second = 1000

/** The interval of polling the outbox, into which other instances write too. */
const pollTime = 5 * second
/** The interval of probing an unreachable mail server; all waiting mail is sent once it is back. */
const probeTime = 30 * second
/** After an outage of this length waits are long, so all mails become due at once. */
const longOutage = 60 * second
/** How long the next batch waits for one that a mail server keeps open, if nothing new comes; and how many may be open. */
const slowBatch = 30 * second
const openAtMost = 3

export type Courier = {
  /** Signals that the outbox has new mail. */
  wake: () => void
  /** Stops taking mails and waits 5 s for those being sent; then they are aborted and become due again. */
  stop: () => Promise<void>
}

/** Works through the outbox until it is stopped. Errors of the database are logged once, and retried. */
export function startCourier(options: DeliveryOptions): Courier {
  let stopped = false
  const cutOff = new AbortController()
  // Each mail under way listens to it: beyond ten, Node would warn of a leak.
  setMaxListeners(batch * openAtMost, cutOff.signal)
  /** Ends the pause until the outbox is polled again. */
  let pause = new AbortController()
  let outage: { since: number; probed: number } | undefined
  let isFailing = false
  const open = new Set<Promise<boolean>>()
  const watched: DeliveryOptions = {
    ...options,
    onAttempt: (outcome) => {
      if (outcome !== 'unreached') outage = undefined
      else outage ??= { since: performance.now(), probed: performance.now() }
      options.onAttempt?.(outcome)
    },
  }

  async function work(): Promise<void> {
    while (!stopped) {
      pause = new AbortController()
      const round = deliver()
      open.add(round)
      void round.then(() => open.delete(round))
      const hasMore = await Promise.race(open.size < openAtMost ? [round, waitFor(slowBatch)] : open)
      if (!hasMore) await waitFor(pollTime)
    }
  }

  /** Waits, or until there is new mail. */
  const waitFor = (time: number): Promise<boolean> =>
    wait(time, false, { signal: pause.signal, ref: false }).catch(() => false)

  /** Delivers a batch. Returns whether more may be due. */
  async function deliver(): Promise<boolean> {
    const before = outage
    try {
      let tried = await deliverDue(watched, cutOff.signal)
      if (tried === 0 && outage) tried = await probe(outage)
      const isOver = before !== undefined && !outage
      if (isOver && performance.now() - before.since > longOutage)
        await makeDue(await options.database(), new Date().toISOString())
      isFailing = false
      return tried >= batch || isOver
    } catch (error) {
      if (!isFailing)
        log.error({ err: describeError(error) }, 'The outbox cannot be worked on; it is tried again')
      isFailing = true
      return before !== undefined && !outage
    }
  }

  async function probe(current: { since: number; probed: number }): Promise<number> {
    if (performance.now() - current.probed < probeTime) return 0
    current.probed = performance.now()
    return deliverDue(watched, cutOff.signal, true)
  }

  const working = work()
  return {
    wake: () => pause.abort(),
    stop: async () => {
      stopped = true
      pause.abort()
      const late = setTimeout(() => cutOff.abort(), 5 * second)
      await working
      await Promise.all(open)
      clearTimeout(late)
    },
  }
}
