import { type AuthorsLanguage, type Message, message } from './message'

/** A problem for an author to correct: its position, and what to do in plain words. */
export type Problem = {
  /** Path relative to the project. */
  file: string
  /** From 1. */
  line: number
  column: number
  message: Message
  severity: 'error' | 'warning'
  /** Whether no page can be built from the file as it is. */
  unusable?: boolean
}

/** What a rule finds, nested as it was looked for; what is not there is no problem. */
export type Findings = Problem | false | null | undefined | Findings[]

/** Returns the problems among findings, in order. */
export function problemsIn(found: Findings): Problem[] {
  if (!found) return []
  return Array.isArray(found) ? found.flatMap(problemsIn) : [found]
}

export type Place = { line: number; column: number }

/** A mistake in a text, and what to say of it. */
export type Found = { offset: number; said: Message }

/** The place of problems of a whole file. */
export const start: Place = { line: 1, column: 1 }

/** Compares by position; problems at the same position keep the order of the rules. */
export const byPlace = (a: Problem, b: Problem) =>
  a.file.localeCompare(b.file, 'en') || a.line - b.line || a.column - b.column

/** Counts errors and warnings. */
export function countsOf(problems: readonly Problem[]): { errors: number; warnings: number } {
  const errors = problems.filter(({ severity }) => severity === 'error').length
  return { errors, warnings: problems.length - errors }
}

/** Returns the numbers of errors and warnings in words, as parameters of messages. */
export const countsInWords = (problems: readonly Problem[]) => {
  const { errors, warnings } = countsOf(problems)
  return {
    errors: message('errors', { count: errors }),
    warnings: message('warnings', { count: warnings }),
  }
}

/** Formats a problem as `file:line:column: message`, which editors and CI turn into links. */
export const formatProblem = (
  { file, line, column, message: said, severity }: Problem,
  language: AuthorsLanguage,
) =>
  `${file}:${line}:${column}: ${severity === 'warning' ? message('warning')[language] : ''}${said[language]}`

/**
 * Formats a problem as a workflow command, which GitHub shows beside the line in a pull request
 * (https://docs.github.com/actions/reference/workflow-commands-for-github-actions).
 */
export function formatAnnotation(
  { file, line, column, message: said, severity }: Problem,
  language: AuthorsLanguage,
): string {
  const data = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
  const property = (text: string) => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
  return `::${severity} file=${property(file)},line=${line},col=${column}::${data(said[language])}`
}

/** Returns line and column, from 1, of an offset. */
export function placeOf(text: string, offset: number): Place {
  const before = text.slice(0, offset)
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') }
}

/** Returns the offset of a line and column. */
export const offsetOf = (text: string, { line, column }: Place): number =>
  text
    .split('\n')
    .slice(0, line - 1)
    .reduce((offset, { length }) => offset + length + 1, column - 1)

/** Returns a function that creates problems of one file. */
export const problemIn =
  (file: string) =>
  ({ line, column }: Place, said: Message, severity: Problem['severity'] = 'error'): Problem => ({
    file,
    line,
    column,
    message: said,
    severity,
  })
