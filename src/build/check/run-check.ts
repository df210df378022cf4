import { openContent, type Scope } from './content'
import { byPlace, type Problem } from './problem'
import { rules } from './rules'

/**
 * Checks the content below the working folder by every rule.
 * @param launch whether what is to be done before the site goes live is an error already
 * @returns all problems, by file and place, and the number of article files that were read for them
 */
export async function runCheck({ scope, launch = false }: { scope?: Scope; launch?: boolean } = {}): Promise<{
  problems: Problem[]
  articles: number
}> {
  const content = openContent(scope)
  const found = await Promise.all(rules.map((rule) => rule(content)))
  const problems = found
    .flat()
    .map((problem): Problem => (launch && problem.beforeLaunch ? { ...problem, severity: 'error' } : problem))
    .sort(byPlace)
  return { problems, articles: content.checked().length }
}
