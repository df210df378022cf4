import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { writeWhole } from '../../cache/write-whole'
import { message } from '../../content/check/messages/message'
import { countsOf, formatProblem, type Problem } from '../../content/check/problem'
import type { Language } from '../../site/languages'

const folder = '.build-cache/development'

/** The content as the development server shows it: `CONTENT_FOLDER` for Gatsby. */
export const shownContent = path.join(folder, 'content')

/** Where `npm run dev` says what the content check found. Nothing else is in its folder, so that it can be watched. */
export const reportFile = path.join(folder, 'report/report.json')

/** What the content check found, in the language of the author. */
export type ContentReport = {
  language: Language
  /** How many errors and warnings; empty where there are none. */
  title: string
  problems: readonly { file: string; severity: Problem['severity']; line: string }[]
  /** What the site does not show because of them. */
  notes: readonly string[]
}

/**
 * @param waiting changed files that the site cannot show, and whether it has a former state of each
 * @returns what development says of the content
 */
export function reportOf(
  problems: readonly Problem[],
  waiting: readonly { file: string; known: boolean }[],
  language: Language,
): ContentReport {
  const { errors, warnings } = countsOf(problems)
  const title =
    errors > 0
      ? message('errorsInContent', { errors })
      : warnings > 0
        ? message('warningsOnContent', { warnings })
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

/** The report as a terminal shows it. */
export const inLines = ({ problems, notes }: ContentReport): string =>
  [...problems.map(({ line }) => line), ...notes].join('\n')

/** Writes the report for the development server, whole or not at all. */
export function writeReport(report: ContentReport, file = reportFile): void {
  mkdirSync(path.dirname(file), { recursive: true })
  writeWhole(file, JSON.stringify(report))
}

/** @returns the last report @throws where none has been written */
export function readReport(file: string): ContentReport {
  const report: ContentReport = JSON.parse(readFileSync(file, 'utf8'))
  return report
}
