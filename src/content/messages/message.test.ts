import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { filesBelow } from '../../files/files-below'
import { typographyErrors } from '../check/typography/errors'
import { plainProse } from '../check/typography/prose'
import { en, type Plural } from './en'
import { fr } from './fr'
import { type Code, isCode, message } from './message'

test('a message has its code, its parameters and both languages', () => {
  expect(message('tagTwice', { tag: 'cloud' })).toEqual({
    code: 'tagTwice',
    params: { tag: 'cloud' },
    en: 'The tag “cloud” is here twice.',
    fr: 'Le sujet «\u00a0cloud\u00a0» est là deux fois\u202f; supprimez-en un.',
  })
})

test('a message may contain another, each in its language', () => {
  const why = message('noPageNear', { near: '/pricing' })
  const said = message('linkNowhere', { link: '/princing', why })
  expect(said.en).toBe('The link /princing leads nowhere: there is no such page; did you mean /pricing?')
  expect(said.fr).toContain('cette page n’existe pas\u202f; vouliez-vous dire /pricing\u202f?')
})

test('French messages follow French typography', () => {
  const code =
    /(?:only|draft|unit|contactAs|image|to): \S+|signes\s; ! et \?|items=.*|<[^>]*>|npm run [\w:.-]+|"[^"]*"|\{[^}]*\}|\[\^[^\]]*\]:|https?:\S+|\.{3}|\w+:(?=\s»)/g
  const texts = Object.values(fr).flatMap((entry) =>
    typeof entry === 'string' ? [entry] : Object.values(entry),
  )
  const wrong = texts.flatMap((text) =>
    typographyErrors(plainProse(text.replace(/\$\{\w+\}| \(npm run .*\)/g, 'x').replace(code, 'x'))).map(
      ({ said }) => `${text}: ${said.en}`,
    ),
  )
  expect(wrong).toEqual([])
})

test('both languages have the same parameters', () => {
  const names = (entry: string | Plural) =>
    new Set((typeof entry === 'string' ? entry : entry.other).match(/\$\{\w+\}/g))
  const french: Record<Code, string | Plural> = fr
  const others = Object.entries(en).filter(
    ([code, entry]) => isCode(code) && !isDeepStrictEqual(names(entry), names(french[code])),
  )
  expect(others).toEqual([])
})

test('every message is used', () => {
  const sources = filesBelow('src')
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !/messages\/(?:en|fr)\.ts$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  expect(Object.keys(en).filter((code) => !sources.includes(`'${code}'`))).toEqual([])
})
