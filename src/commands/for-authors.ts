import process, { env } from 'node:process'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { fieldOf } from '../content/field-of'
import { AuthorError } from '../content/messages/author-error'
import { authorsLanguage } from '../content/messages/authors-language'
import { type AuthorsLanguage, isAuthorsLanguage, type Message, message } from '../content/messages/message'
import { instead } from '../content/messages/nearest'

/** The option of every command for authors. */
export const languageOption = { language: { type: 'string' } } as const

/**
 * Runs a command in the language of its author: `--language fr`, else that of the terminal. Author errors are
 * printed in that language, Node's about the values of options as they are; both set the exit code.
 * @param config the arguments after `--`, and the options that they may have, `languageOption` among them
 * @param failure the exit code of an author error
 */
export async function forAuthors<const Config extends ParseArgsConfig>(
  config: Config,
  run: (language: AuthorsLanguage, given: ReturnType<typeof parseArgs<Config>>) => void | Promise<void>,
  failure = 1,
): Promise<void> {
  // The reader may stop, as `head` does.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })
  let language = authorsLanguage(env)
  try {
    const given = parseArgs(config)
    const chosen = fieldOf(given.values, 'language')
    if (isAuthorsLanguage(chosen)) language = chosen
    else if (typeof chosen === 'string')
      throw new AuthorError(message('unknownLanguage', { language: chosen }))
    await run(language, given)
  } catch (error) {
    const unknown = unknownOption(error, Object.keys(config.options ?? {}))
    const said =
      error instanceof AuthorError ? error.said[language] : (unknown?.[language] ?? refusedOptions(error))
    // Any other error is one of the program: its stack says where.
    console.error(said ?? error)
    process.exitCode = failure
  }
}

/** Returns a message about an option that the command does not have, with the one that may have been meant. */
function unknownOption(error: unknown, known: readonly string[]): Message | undefined {
  if (fieldOf(error, 'code') !== 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return undefined
  const [, option = ''] = /'(-[^' ]*)'/.exec(String(fieldOf(error, 'message'))) ?? []
  const names = known.map((name) => `--${name}`)
  return message('unknownOption', { option, instead: instead(option, names) })
}

/** Returns the words of Node's parseArgs about other mistakes in options. */
function refusedOptions(error: unknown): string | undefined {
  const isRefusal = String(fieldOf(error, 'code')).startsWith('ERR_PARSE_ARGS')
  return isRefusal ? String(fieldOf(error, 'message')) : undefined
}
