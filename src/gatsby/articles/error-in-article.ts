import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fieldOf } from '../../content/field-of'

/**
 * Formats an error as `file:line:column: reason`, or `file: reason` without a position.
 * @param error thrown by MDX or our code, with line and column within the body
 */
export function errorInArticle(error: unknown, { file, body }: { file: string; body: string }): string {
  const reason = error instanceof Error ? error.message : String(error)
  const [line, column] = [numberOf(error, 'line'), numberOf(error, 'column')]
  const name = path.relative(process.cwd(), file)
  if (line === undefined || column === undefined) return `${name}: ${reason}`
  const source = readFileSync(file, 'utf8')
  const before = source.slice(0, Math.max(0, source.indexOf(body))).split('\n').length - 1
  return `${name}:${before + line}:${column}: ${reason}`
}

function numberOf(error: unknown, key: string): number | undefined {
  const value = fieldOf(error, key)
  return typeof value === 'number' ? value : undefined
}
