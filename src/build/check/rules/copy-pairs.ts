import { defaultLanguage } from '../../../site/languages'
import { amountsIn, missingAmounts } from '../amounts'
import type { Content } from '../content'
import { type CopyFile, readCopy } from '../copy-texts'
import { nearest } from '../nearest'
import type { Problem } from '../problem'
import { problemIn } from '../problem'

/**
 * Copy is complete: each language has the same keys, with the same placeholders and amounts, and no empty text; a
 * plural has the forms that i18next asks for.
 */
export function copyPairs({ scope }: Content): Problem[] {
  if (!scope.site) return []
  return readCopy().flatMap(({ files, problems }) => {
    const original = files.find(({ language }) => language === defaultLanguage)
    return [
      ...problems,
      ...files.flatMap((one) => [
        ...itself(one),
        ...(original && one !== original ? compared(one, original) : []),
      ]),
    ]
  })
}

function itself({ file, texts, at }: CopyFile): Problem[] {
  const problem = problemIn(file)
  return [...texts].flatMap(([key, text]) => {
    if (text.trim() === '') return [problem(at(key), `“${key}” is empty.`)]
    const [, stem] = /^(.*)_one$/.exec(key) ?? []
    if (stem && !texts.has(`${stem}_other`))
      return [problem(at(key), `“${key}” has no plural; add “${stem}_other”.`)]
    const broken = text.replace(/\{\{\w+\}\}/g, '').match(/\{\{?[^{}]*\}?\}?/)?.[0]
    return broken
      ? [problem(at(key), `“${broken}” is no placeholder; write {{name}} with two braces on each side.`)]
      : []
  })
}

const placeholders = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g))].sort().join(' ')

function compared({ file, texts, at, language }: CopyFile, original: CopyFile): Problem[] {
  const problem = problemIn(file)
  const free = [...original.texts.keys()].filter((key) => !texts.has(key))
  const meant = new Set<string>()
  const own = [...texts].flatMap(([key, text]) => {
    const wanted = original.texts.get(key)
    if (wanted === undefined) {
      const near = nearest(key, free)
      if (near) meant.add(near)
      return [
        problem(
          at(key),
          near
            ? `There is no “${key}” in ${original.file}; did you mean “${near}”?`
            : `“${key}” exists in this language only; add it to ${original.file} or take it out.`,
        ),
      ]
    }
    if (text.trim() === '') return []
    if (placeholders(text) !== placeholders(wanted))
      return [
        problem(
          at(key),
          `“${key}” must have the placeholders of ${original.file}: ${placeholders(wanted) || 'none'}.`,
        ),
      ]
    return sameAmounts(text, wanted).map((message) => problem(at(key), `“${key}”: ${message}`))
  })
  const missing = free
    .filter((key) => !meant.has(key))
    .map((key) => problem(at(key), `“${key}” is missing; ${original.file} has it.`))
  return [...own, ...missing]

  function sameAmounts(text: string, wanted: string): string[] {
    const here = amountsIn(text, language)
    const there = amountsIn(wanted, original.language)
    return [
      ...missingAmounts(here, there).map(
        ({ written }) => `${written} is not in ${original.file}; both languages state the same amounts.`,
      ),
      ...missingAmounts(there, here).map(
        ({ written }) => `${written} of ${original.file} is missing; both languages state the same amounts.`,
      ),
    ]
  }
}
