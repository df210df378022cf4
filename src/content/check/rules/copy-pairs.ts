import { defaultLanguage } from '../../../site/languages'
import { type Message, message } from '../../messages/message'
import { type Findings, problemIn } from '../../messages/problem'
import { amountsIn, missingAmounts } from '../amounts'
import type { Content } from '../content'
import { type CopyFile, readCopy } from '../copy-texts'

/**
 * Requires copy to be complete: the same keys in each language, with the same placeholders and amounts, no empty text,
 * and the plural forms that i18next needs.
 */
export function copyPairs({ scope }: Content): Findings {
  if (!scope.site) return []
  return readCopy().map(({ files, problems }) => {
    const original = files.find(({ language }) => language === defaultLanguage)
    return [
      problems,
      files.map((one) => [itself(one), original && one !== original && compared(one, original)]),
    ]
  })
}

function itself({ file, texts, at }: CopyFile): Findings {
  return [...texts].map(([key, text]) => {
    const said = mistakeIn(key, text)
    return said && problemIn(file)(at(key), said)
  })

  function mistakeIn(key: string, text: string): Message | undefined {
    if (text.trim() === '') return message('copyEmpty', { key })
    const [, stem] = /^(.*)_one$/.exec(key) ?? []
    if (stem && !texts.has(`${stem}_other`)) return message('noPlural', { key, plural: `${stem}_other` })
    const broken = text.replace(/\{\{\w+\}\}/g, '').match(/\{\{?[^{}]*\}?\}?/)?.[0]
    return broken ? message('brokenPlaceholder', { written: broken }) : undefined
  }
}

const placeholders = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g))].sort().join(' ')

function compared({ file: ownFile, texts, at, language }: CopyFile, original: CopyFile): Findings {
  const { file } = original
  const own = [...texts].flatMap(([key, text]) => differences(key, text).map((said) => ({ key, said })))
  const missing = [...original.texts.keys()]
    .filter((key) => !texts.has(key))
    .map((key) => ({ key, said: message('copyKeyMissing', { key, file }) }))
  return [...own, ...missing].map(({ key, said }) => problemIn(ownFile)(at(key), said))

  function differences(key: string, text: string): Message[] {
    const wanted = original.texts.get(key)
    if (wanted === undefined) return [message('copyKeyAlone', { key, file })]
    if (text.trim() === '') return []
    if (placeholders(text) !== placeholders(wanted))
      return [message('otherPlaceholders', { key, file, wanted: placeholders(wanted) || message('none') })]
    const here = amountsIn(text, language)
    const there = amountsIn(wanted, original.language)
    return [
      ...missingAmounts(here, there).map(({ written }) => message('copyAmountAlone', { key, file, written })),
      ...missingAmounts(there, here).map(({ written }) =>
        message('copyAmountMissing', { key, file, written }),
      ),
    ]
  }
}
