/** Something that an author should mend: where it is, and in plain words what to do. */
export type Problem = {
  /** Path from the project's folder. */
  file: string
  /** From 1. */
  line: number
  column: number
  message: string
  severity: 'error' | 'warning'
}

export const byPlace = (a: Problem, b: Problem) =>
  a.file.localeCompare(b.file, 'en') ||
  a.line - b.line ||
  a.column - b.column ||
  a.message.localeCompare(b.message, 'en')

/** The form that editors and CI make links of: `file:line:column: message`. */
export const formatProblem = ({ file, line, column, message, severity }: Problem) =>
  `${file}:${line}:${column}: ${severity === 'warning' ? 'warning: ' : ''}${message}`

/** @returns line and column, from 1, of a place in a text */
export function placeOf(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset)
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') }
}
