import { byPlace, type Problem, problemsIn } from '../messages/problem'
import { cachedMdx } from './cached-mdx'
import { type Content, openContent, type Scope } from './content'
import { blockingRules, launchRules, otherRules, type Rule } from './rules'

/**
 * Checks the content below the working folder against every rule.
 * @param launch whether to report tasks before the site goes live too
 * @param day on which figures, sources and prices are judged: by default that of the build
 * @returns all problems, by file and position, and the number of article files read
 */
export async function runCheck({
  scope,
  launch = false,
  day,
}: {
  scope?: Scope
  launch?: boolean
  day?: string
} = {}): Promise<{
  problems: Problem[]
  articles: number
}> {
  const cache = cachedMdx()
  const content = openContent(scope, cache.parse, day)
  const rules = [...blockingRules, ...otherRules, ...(launch ? launchRules : [])]
  const problems = await problemsOf(content, rules)
  if (!scope) cache.prune()
  return { problems, articles: content.checked().length }
}

/** Returns what makes files of the content unusable, by some of the blocking rules: no page can be built from them. */
export async function unusableFiles(rules: readonly Rule[]): Promise<Problem[]> {
  const problems = await problemsOf(openContent(undefined, cachedMdx().parse), rules)
  return problems.filter(({ unusable }) => unusable)
}

/** Returns what breaks any of the rules, by file and position. */
async function problemsOf(content: Content, rules: readonly Rule[]): Promise<Problem[]> {
  const found = await Promise.all(
    rules.map(async (rule) =>
      problemsIn(await rule(content)).map(
        (problem): Problem =>
          blockingRules.includes(rule) && problem.severity === 'error'
            ? { ...problem, unusable: true }
            : problem,
      ),
    ),
  )
  const all = found.flat()
  // What such a file says is unknown.
  const unread = new Set(all.filter(isUnread).map(({ file }) => file))
  return all.filter((one) => isUnread(one) || !unread.has(one.file)).sort(byPlace)
}

const isUnread = ({ message: { code } }: Problem) => code === 'notUtf8' || code === 'mergeUndecided'
