/**
 * `npm run check`: reports the errors of the content at once, without a build; exits with 1 if there is one, with 2 if it cannot check.
 * `-- --fix` corrects typography first; `-- --changed` (or `--changed=main`) checks only what changes since a commit
 * may have broken; `-- --watch` checks again on each save; `-- --launch` also reports what the owner has to fill in
 * before the site goes live; `-- --language fr` chooses the language of the messages.
 */
import process, { env } from 'node:process'
import { cachedMdx } from '../content/check/cached-mdx'
import { changedFiles, scopeOf } from '../content/check/changes'
import { runCheck } from '../content/check/run-check'
import { fixTypography } from '../content/check/typography/fix'
import { watchContent } from '../content/check/watch'
import { AuthorError } from '../content/messages/author-error'
import { type AuthorsLanguage, decimal, message } from '../content/messages/message'
import {
  countsInWords,
  countsOf,
  formatAnnotation,
  formatProblem,
  type Problem,
} from '../content/messages/problem'
import { forAuthors, languageOption } from './for-authors'

const options = {
  fix: { type: 'boolean', default: false },
  launch: { type: 'boolean', default: false },
  changed: { type: 'string' },
  watch: { type: 'boolean', default: false },
  ...languageOption,
} as const

/**
 * Checks the content, prints the problems and sets the exit code.
 * @param words the arguments after `--`
 */
export function check(words: readonly string[]): Promise<void> {
  // A bare `--changed` compares with the last commit.
  const args = words.map((word) => (word === '--changed' ? '--changed=HEAD' : word))
  return forAuthors(
    { args, options },
    async (language, { values: { fix, launch, changed, watch } }) => {
      if (watch && (launch || changed)) throw new AuthorError(message('watchAlone'))
      if (fix) {
        const { changed, unreadable } = await fixTypography(cachedMdx().parse)
        for (const file of changed) console.log(message('corrected', { file })[language])
        for (const file of unreadable) console.log(message('leftAlone', { file })[language])
      }
      if (watch) {
        await watchContent({
          report: ({ problems }) => {
            console.log(message('savedContent')[language])
            print(problems, language)
            console.log(message('watching', countsInWords(problems))[language])
          },
        })
        return
      }
      const scope = changed ? scopeOf(changedFiles(changed)) : undefined
      const { problems, articles } = await runCheck({ scope, launch })
      print(problems, language)
      const summary = {
        ...countsInWords(problems),
        articles: message('articleFiles', { count: articles }),
        seconds: decimal(performance.now() / 1000),
      }
      console.log(message('summary', summary)[language])
      process.exitCode = countsOf(problems).errors > 0 ? 1 : 0
    },
    2,
  )
}

function print(problems: readonly Problem[], language: AuthorsLanguage): void {
  const annotated = env.GITHUB_ACTIONS === 'true'
  for (const problem of problems) {
    console.log(formatProblem(problem, language))
    if (annotated) console.log(formatAnnotation(problem, language))
  }
}
