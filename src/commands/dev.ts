/**
 * `npm run dev`: checks the content, then starts Gatsby's development server, and checks again on each save.
 * The server reads a copy of the content without broken files, and its pages show the results.
 * `-- --language fr` chooses the language of the messages; other arguments are passed to `gatsby develop`.
 */
import { spawn } from 'node:child_process'
import process, { env } from 'node:process'
import { watchContent } from '../content/check/watch'
import { type AuthorsLanguage, message } from '../content/messages/message'
import { inLines, reportOf, shownContent, writeReport } from '../gatsby/development/report'
import { forAuthors, languageOption } from './for-authors'
import { reserveGatsby } from './reserve-gatsby'

/**
 * Runs until Gatsby exits, and sets Gatsby's exit code.
 * @param words the arguments after `--`
 */
export const develop = (words: readonly string[]): Promise<void> =>
  forAuthors({ args: words, options: languageOption, strict: false }, (language) =>
    run(words.filter(isGatsbys), language),
  )

/** Returns whether an argument is for Gatsby, that is, not part of `--language`. */
const isGatsbys = (word: string, index: number, words: readonly string[]) =>
  !/^--language(?:=|$)/.test(word) && words[index - 1] !== '--language'

async function run(gatsbysWords: readonly string[], language: AuthorsLanguage): Promise<void> {
  process.on('exit', reserveGatsby())
  let started = false
  let startable = () => {}
  const usable = new Promise<void>((resolve) => {
    startable = resolve
  })
  const endWatching = await watchContent({
    shown: shownContent,
    report: ({ problems, waiting }) => {
      const report = reportOf(problems, waiting, language)
      writeReport(report)
      // Gatsby builds articles one by one, but needs everything else to start at all.
      const needed = waiting.some(({ file }) => !file.startsWith('content/articles/'))
      if (!needed) startable()
      // Once Gatsby runs, it prints reports.
      if (!started && report.title)
        console.log([inLines(report), ...(needed ? [message('startsOnceFixed')[language]] : [])].join('\n'))
    },
  })
  await usable
  started = true
  const gatsby = spawn('node_modules/.bin/gatsby', ['develop', ...gatsbysWords], {
    stdio: 'inherit',
    env: { ...env, CONTENT_FOLDER: shownContent },
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => gatsby.kill(signal))
  gatsby.once('exit', async (code) => {
    process.exitCode = code ?? 1
    await endWatching()
  })
}
