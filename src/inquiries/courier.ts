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
  /** Ends the pause until the outbox is polled again. */
  let pause = new AbortController()
  let outage: { since: number; probed: number } | undefined
  let isFailing = false
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
      const before = outage
      const tried = await deliverDue(watched, cutOff.signal)
        .then((count) => (count === 0 && outage ? probe(outage) : count))
        .then(async (count) => {
          if (before && !outage && performance.now() - before.since > longOutage)
            await makeDue(await options.database(), new Date().toISOString())
          isFailing = false
          return count
        })
        .catch((error: unknown) => {
          if (!isFailing)
            log.error({ err: describeError(error) }, 'The outbox cannot be worked on; it is tried again')
          isFailing = true
          return 0
        })
      if (tried < batch && !(before && !outage))
        await wait(pollTime, undefined, { signal: pause.signal, ref: false }).catch(() => undefined)
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
      clearTimeout(late)
    },
  }
}
