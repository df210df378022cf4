import { judge, validIn } from './judge'
import type { Answers, Rules } from './rules'

/** The longest fragment read, in characters; one with every answer is half as long. */
export const longest = 2000

/** Reads the answers from an address's fragment, `#scope=eu&role=deployer,provider`; ignores unknown ones. */
export function readFragment(fragment: string, { questions }: Rules): Answers {
  if (fragment.length > longest) return {}
  const written = new URLSearchParams(fragment.replace(/^#/, ''))
  return Object.fromEntries(
    questions
      .map(
        (question) => [question.id, validIn(question, (written.get(question.id) ?? '').split(','))] as const,
      )
      .filter(([, chosen]) => chosen.length > 0),
  )
}

/** Writes answers as a fragment without its `#`, in the order of the questions; empty if nothing is answered. */
export function fragmentOf(answers: Answers, { questions }: Rules): string {
  return questions
    .flatMap(({ id }) => (answers[id]?.length ? [`${id}=${answers[id].join(',')}`] : []))
    .join('&')
}

const pairsIn = (fragment: string): string[] =>
  [...new URLSearchParams(fragment.replace(/^#/, ''))].flatMap(([question, options]) =>
    options.split(',').map((option) => `${question}=${option}`),
  )

/** Whether parts of a fragment change nothing: they are unknown, or answer a question that is not asked. */
export function isPartlyIgnored(fragment: string, rules: Rules): boolean {
  if (!fragment.includes('=')) return false
  const kept = pairsIn(fragmentOf(judge(readFragment(fragment, rules), rules).answers, rules))
  return pairsIn(fragment).some((pair) => !kept.includes(pair))
}
