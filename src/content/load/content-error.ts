import { env } from 'node:process'
import { authorsLanguage } from '../messages/authors-language'
import { byPlace, formatProblem, type Problem } from '../messages/problem'

/** Invalid content. The message has a line for each problem, as `npm run check` prints it. */
export class ContentError extends Error {
  constructor(problems: readonly Problem[]) {
    const language = authorsLanguage(env)
    const lines = problems.toSorted(byPlace).map((problem) => formatProblem(problem, language))
    super(lines.join('\n'))
    this.name = 'ContentError'
  }
}
