import { cachedMdx } from './cached-mdx'
import { openContent, type Scope } from './content'
import { byPlace, type Problem } from './problem'
import { launchRules, ofUse, rules } from './rules'

/**
 * Checks the content below the working folder by every rule.
 * @param launch whether what is to be done before the site goes live is checked too
 * @param cacheFolder for what was read of the articles
 * @returns all problems, by file and place, and the number of article files that were read for them
 */
export async function runCheck({
  scope,
  launch = false,
  cacheFolder,
}: {
  scope?: Scope
  launch?: boolean
  cacheFolder?: string
} = {}): Promise<{
  problems: Problem[]
  articles: number
}> {
  const keeper = cacheFolder ? cachedMdx(cacheFolder) : undefined
  const content = openContent(scope, keeper?.parse)
  const found = await Promise.all(
    [...rules, ...(launch ? launchRules : [])].map(async (rule) =>
      (await rule(content)).map(
        (problem): Problem =>
          ofUse.has(rule) && problem.severity === 'error' ? { ...problem, unusable: true } : problem,
      ),
    ),
  )
  const problems = found.flat().sort(byPlace)
  if (!scope) keeper?.prune()
  return { problems, articles: content.checked().length }
}
