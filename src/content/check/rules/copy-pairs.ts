import { defaultLanguage } from '../../../site/languages'
import { type Message, message } from '../../messages/message'
import { nearest } from '../../messages/nearest'
import type { Problem } from '../../messages/problem'
import { problemIn } from '../../messages/problem'
import { amountsIn, missingAmounts } from '../amounts'
import type { Content } from '../content'
import { type CopyFile, readCopy } from '../copy-texts'

/**
 * Requires copy to be complete: the same keys in each language, with the same placeholders and amounts, no empty text,
 * and the plural forms that i18next needs.
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
    if (text.trim() === '') return [problem(at(key), message('copyEmpty', { key }))]
    const [, stem] = /^(.*)_one$/.exec(key) ?? []
    if (stem && !texts.has(`${stem}_other`))
      return [problem(at(key), message('noPlural', { key, plural: `${stem}_other` }))]
    const broken = text.replace(/\{\{\w+\}\}/g, '').match(/\{\{?[^{}]*\}?\}?/)?.[0]
    return broken ? [problem(at(key), message('brokenPlaceholder', { written: broken }))] : []
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
            ? message('copyKeyNear', { key, file: original.file, near })
            : message('copyKeyAlone', { key, file: original.file }),
        ),
      ]
    }
    if (text.trim() === '') return []
    if (placeholders(text) !== placeholders(wanted))
      return [
        problem(
          at(key),
          message('otherPlaceholders', {
            key,
            file: original.file,
            wanted: placeholders(wanted) || message('none'),
          }),
        ),
      ]
    return sameAmounts(key, text, wanted).map((said) => problem(at(key), said))
  })
  const missing = free
    .filter((key) => !meant.has(key))
    .map((key) => problem(at(key), message('copyKeyMissing', { key, file: original.file })))
  return [...own, ...missing]

  function sameAmounts(key: string, text: string, wanted: string): Message[] {
    const here = amountsIn(text, language)
    const there = amountsIn(wanted, original.language)
    return [
      ...missingAmounts(here, there).map(({ written }) =>
        message('copyAmountAlone', { key, file: original.file, written }),
      ),
      ...missingAmounts(there, here).map(({ written }) =>
        message('copyAmountMissing', { key, file: original.file, written }),
      ),
    ]
  }
}
