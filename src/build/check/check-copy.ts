import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { defaultLanguage, type Language, languages } from '../../site/languages'
import type { Problem } from './problem'
import { parsePlaces } from './yaml-problems'

type Leaves = ReadonlyMap<string, string>

/** Every text of a JSON file, by the path of its key. */
function leaves(value: unknown, at = ''): [string, string][] {
  if (typeof value === 'string') return [[at, value]]
  if (typeof value !== 'object' || value === null) return [[at, String(value)]]
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, at ? `${at}.${key}` : key))
}

const placeholders = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g))].sort().join(' ')

/** Copy must be complete: each language has the same keys, with the same placeholders, and no empty text. */
export function checkCopy(): Problem[] {
  const names = new Set(languages.flatMap((language) => readdirSync(`content/copy/${language}`)))
  return [...names].flatMap((name) => checkNamespace(name))
}

function checkNamespace(name: string): Problem[] {
  const problems: Problem[] = []
  const texts = new Map<Language, { file: string; source: string; leaves: Leaves }>()
  for (const language of languages) {
    const file = `content/copy/${language}/${name}`
    const source = existsSync(file) ? readFileSync(file, 'utf8') : undefined
    if (source === undefined) {
      problems.push({
        file,
        line: 1,
        column: 1,
        message: 'This file is missing; the other language has it.',
        severity: 'error',
      })
      continue
    }
    try {
      texts.set(language, { file, source, leaves: new Map(leaves(JSON.parse(source))) })
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      const { line, column } = parsePlaces(source).faults[0] ?? { line: 1, column: 1 }
      problems.push({ file, line, column, message: `This file cannot be read: ${reason}`, severity: 'error' })
    }
  }
  const original = texts.get(defaultLanguage)
  if (!original) return problems

  for (const [language, { file, source, leaves: own }] of texts) {
    const places = parsePlaces(source)
    const problem = (key: string, message: string) =>
      problems.push({ file, ...places.placeOf(key), message, severity: 'error' })
    for (const [key, text] of own) {
      if (text.trim() === '') problem(key, `"${key}" is empty.`)
      if (!original.leaves.has(key))
        problem(key, `"${key}" exists in this language only; add it to ${original.file} or take it out.`)
      else if (placeholders(text) !== placeholders(original.leaves.get(key) ?? '')) {
        problem(
          key,
          `"${key}" must have the placeholders of ${original.file}: ${placeholders(original.leaves.get(key) ?? '') || 'none'}.`,
        )
      }
    }
    if (language === defaultLanguage) continue
    for (const key of original.leaves.keys())
      if (!own.has(key)) problem(key, `"${key}" is missing; ${original.file} has it.`)
  }
  return problems
}
