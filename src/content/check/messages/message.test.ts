import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { typographyErrors } from '../typography/errors'
import { plainProse } from '../typography/prose'
import { en } from './en'
import { message } from './message'

const folder = 'src/content/check/messages'

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

/** Extracts the texts between quotes or backticks, without interpolations and quoted code. */
const textsOf = (source: string) =>
  [...source.matchAll(/`((?:[^`\\$]|\\.|\$\{(?:[^{}`]|`[^`]*`|\{[^}]*\})*\})*)`|'((?:[^'\\\n]|\\.)*)'/g)].map(
    ([, template = '', plain = '']) => (template || plain).replace(/\$\{(?:[^{}]|\{[^}]*\})*\}/g, 'x'),
  )

test('French messages follow French typography', () => {
  const code =
    /(?:only|draft|unit|contactAs|image|to): \S+|signes\s; ! et \?|items=.*|<[^>]*>|'comme ceci'|npm run [\w:.-]+|"[^"]*"|\{[^}]*\}|\[\^[^\]]*\]:|https?:\S+|\.{3}|x:(?=\s»)/g
  const texts = textsOf(readFileSync(`${folder}/fr.ts`, 'utf8'))
  expect(texts.length).toBeGreaterThan(100)
  const wrong = texts.flatMap((text) =>
    typographyErrors(plainProse(text.replace(code, 'x'))).map(({ said }) => `${text}: ${said.en}`),
  )
  expect(wrong).toEqual([])
})

test('every message is used', () => {
  const sources = readdirSync('src', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name) && entry.parentPath !== folder)
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'))
    .join('\n')
  expect(Object.keys(en).filter((code) => !sources.includes(`'${code}'`))).toEqual([])
})
