import process, { env } from 'node:process'
import type { ParseArgsConfig } from 'node:util'
import { fieldOf } from '../content/field-of'
import { AuthorError } from '../content/messages/author-error'
import { authorsLanguage } from '../content/messages/authors-language'
import { type AuthorsLanguage, isAuthorsLanguage, message } from '../content/messages/message'

export type Options = NonNullable<ParseArgsConfig['options']>

/** Options of every command for authors. */
export const languageOption = { language: { type: 'string' } } as const satisfies Options

/**
 * Runs a command in the language of its author: `--language fr`, else that of the terminal. Author errors are
 * printed in that language, those of Node about options as they are; both set the exit code.
 * @param words the arguments after `--`
 * @param failure the exit code of an author error
 */
export async function forAuthors(
  words: readonly string[],
  run: (language: AuthorsLanguage) => void | Promise<void>,
  failure = 1,
): Promise<void> {
  // The reader may stop, as `head` does.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })
  const chosen = chosenLanguage(words)
  const language = isAuthorsLanguage(chosen) ? chosen : authorsLanguage(env)
  try {
    if (chosen && !isAuthorsLanguage(chosen))
      throw new AuthorError(message('unknownLanguage', { language: chosen }))
    await run(language)
  } catch (error) {
    const said = error instanceof AuthorError ? error.said[language] : refusedOptions(error)
    // Any other error is one of the program: its stack says where.
    console.error(said ?? error)
    process.exitCode = failure
  }
}

function chosenLanguage(words: readonly string[]): string | undefined {
  const at = words.findIndex((word) => /^--language(?:=|$)/.test(word))
  return at < 0 ? undefined : (words[at]?.split('=')[1] ?? words[at + 1])
}

/** Returns the words of Node's parseArgs about options that it does not take. */
function refusedOptions(error: unknown): string | undefined {
  const isRefusal = String(fieldOf(error, 'code')).startsWith('ERR_PARSE_ARGS')
  return isRefusal ? String(fieldOf(error, 'message')) : undefined
}
