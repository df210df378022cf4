import process, { env } from 'node:process'
import type { ParseArgsConfig } from 'node:util'
import { fieldOf } from '../content/field-of'
import { AuthorError } from '../content/messages/author-error'
import { authorsLanguage } from '../content/messages/authors-language'
import { type AuthorsLanguage, isAuthorsLanguage, type Message, message } from '../content/messages/message'

export type Options = NonNullable<ParseArgsConfig['options']>

/** Options of every command for authors. */
export const languageOption = { language: { type: 'string' } } as const satisfies Options

/**
 * Runs a command in the language of its author: `--language fr`, else that of the terminal. Author errors are
 * printed in that language, and set the exit code.
 * @param words the arguments after `--`
 * @param options the options that the command parses with; named in messages
 * @param failure the exit code of an author error
 */
export async function forAuthors(
  words: readonly string[],
  options: Options,
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
    const said = error instanceof AuthorError ? error.said : refusedOptions(error, options)
    // Any other error is one of the program: its stack says where.
    console.error(said?.[language] ?? error)
    process.exitCode = failure
  }
}

function chosenLanguage(words: readonly string[]): string | undefined {
  const at = words.findIndex((word) => /^--language(?:=|$)/.test(word))
  return at < 0 ? undefined : (words[at]?.split('=')[1] ?? words[at + 1])
}

/** Translates the errors of Node's parseArgs. */
function refusedOptions(error: unknown, options: Options): Message | undefined {
  const said = String(fieldOf(error, 'message'))
  const [, quoted = ''] = /'([^']*)'/.exec(said) ?? []
  const [option = ''] = quoted.split(' ')
  switch (fieldOf(error, 'code')) {
    case 'ERR_PARSE_ARGS_UNKNOWN_OPTION':
      return message('unknownOption', { option, options: Object.keys(options).map((name) => `--${name}`) })
    case 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE':
      return message(/does not take/.test(said) ? 'optionWithValue' : 'optionWithoutValue', { option })
    case 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL':
      return message('unexpectedWord', { word: quoted })
    default:
      return undefined
  }
}
