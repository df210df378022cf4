import { type Answer, type Answers, type Edition, editions } from './framework'

/** The services that can be rated. */
export const services = ['mail', 'files', 'office', 'hosting', 'ai', 'business', 'other'] as const
type Service = (typeof services)[number]

/** All of the visitor's input, held only in the address's fragment. */
export type State = { service: Service | null; edition: Edition; answers: Answers }

export const emptyState: State = { service: null, edition: editions[0], answers: {} }

/** A state as read, with the number of unknown parts that were ignored. */
export type ReadState = State & { setAside: number }

/** Returns how many answers a criterion has; undefined for an unknown one. */
export type Ladders = (id: string) => number | undefined

/**
 * Reads a fragment: `service=mail&3.1=2&3.2=0&weights=october2025`. Answers count from 1; 0 is “I don’t know”.
 *
 * @param ladders of the known criteria
 * @returns the state, empty for the anchor of a link within the page
 */
export function readFragment(fragment: string, ladders: Ladders): ReadState {
  const state: { -readonly [K in keyof State]: State[K] } = { ...emptyState }
  const answers: Record<string, Answer> = {}
  let setAside = 0
  const text = fragment.includes('=') ? fragment.replace(/^#/, '') : ''
  for (const [name, value] of new URLSearchParams(text)) {
    const service = services.find((one) => name === 'service' && one === value)
    const edition = editions.find((one) => name === 'weights' && one === value)
    const answer = /^\d$/.test(value) && Number(value) <= (ladders(name) ?? -1)
    if (service) state.service = service
    else if (edition) state.edition = edition
    else if (answer) answers[name] = value === '0' ? 'unknown' : Number(value) - 1
    else setAside += 1
  }
  return { ...state, answers, setAside }
}

/** Writes an answer as the address and the form's fields do. */
export const written = (answer: Answer): string => (answer === 'unknown' ? '0' : String(answer + 1))

/** Writes a state as a fragment, without its `#`; empty for an empty state. */
export function fragmentOf({ service, edition, answers }: State): string {
  const parts = Object.entries(answers)
    .map(([id, answer]) => `${id}=${written(answer)}`)
    .sort()
  if (service) parts.unshift(`service=${service}`)
  if (edition !== editions[0]) parts.push(`weights=${edition}`)
  return parts.join('&')
}
