import type { Answers } from './framework'

/**
 * Returns the criteria that a letter asks about: those with “I don’t know”, and those without an answer in the check
 * used, short or full. After a short check that leaves nothing to ask, these are the others.
 * @param binding ids of the criteria that limit the level, which the letter asks about as well
 */
export function questionsToAsk<C extends { id: string; short: boolean }>(
  criteria: readonly C[],
  answers: Answers,
  binding: readonly string[],
): readonly C[] {
  const open = criteria.filter(({ id }) => answers[id] === undefined || answers[id] === 'unknown')
  const inFull = criteria.some(({ id, short }) => !short && answers[id] !== undefined)
  const asked = open.filter(({ id, short }) => inFull || short || answers[id] === 'unknown')
  return asked.length > 0 || binding.length > 0 ? asked : open
}
