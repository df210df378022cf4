import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type AuthorsLanguage, message } from '../../content/messages/message'
import { countsInWords, countsOf, formatProblem, type Problem } from '../../content/messages/problem'
import { writeWhole } from '../../files/write-whole'

const folder = '.build-cache/development'

/** The content that the development server reads, as `CONTENT_FOLDER`. */
export const shownContent = path.join(folder, 'content')

/** The report of the content check by `npm run dev`, in a folder of its own, which can be watched. */
export const reportFile = path.join(folder, 'report/report.json')

/** The results of the content check, in the language of the author. */
export type ContentReport = {
  language: AuthorsLanguage
  /** Counts of errors and warnings; empty without any. */
  title: string
  problems: readonly { file: string; severity: Problem['severity']; line: string }[]
  /** Content that the site does not show because of them. */
  notes: readonly string[]
}

/**
 * Creates the report for development.
 * @param waiting changed files that the site cannot show, and whether it shows a former state of each instead
 */
export function reportOf(
  problems: readonly Problem[],
  waiting: readonly { file: string; known: boolean }[],
  language: AuthorsLanguage,
): ContentReport {
  const { errors, warnings } = countsOf(problems)
  const inWords = countsInWords(problems)
  const title =
    errors > 0
      ? message('errorsInContent', inWords)
      : warnings > 0
        ? message('warningsOnContent', inWords)
        : undefined
  const filesOf = (known: boolean) => waiting.filter((one) => one.known === known).map(({ file }) => file)
  const [former, none] = [filesOf(true), filesOf(false)]
  const notes = [
    ...(former.length > 0 ? [message('shownFormer', { files: former })] : []),
    ...(none.length > 0 ? [message('notShown', { files: none })] : []),
  ]
  return {
    language,
    title: title?.[language] ?? '',
    problems: problems.map((problem) => ({
      file: problem.file,
      severity: problem.severity,
      line: formatProblem(problem, language),
    })),
    notes: notes.map((note) => note[language]),
  }
}

/** Formats the report for a terminal. */
export const inLines = ({ problems, notes }: ContentReport): string =>
  [...problems.map(({ line }) => line), ...notes].join('\n')

/** Writes the report for the development server, atomically. */
export function writeReport(report: ContentReport, file = reportFile): void {
  mkdirSync(path.dirname(file), { recursive: true })
  writeWhole(file, JSON.stringify(report))
}

/** Returns the last report. @throws if there is none */
export function readReport(file: string): ContentReport {
  const report: ContentReport = JSON.parse(readFileSync(file, 'utf8'))
  return report
}
