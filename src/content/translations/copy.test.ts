import { rmSync } from 'node:fs'
import { commit, git, inTemporaryProject, seed, writeFiles } from '../../../tests/support/temporary-project'
import { acceptCopy, copyTranslations, outdatedCopy, textsSince } from './copy'

inTemporaryProject()

const fr = 'content/copy/fr/home.json'
const en = 'content/copy/en/home.json'

beforeEach(() =>
  writeFiles({
    [fr]: '{ "title": "Accueil", "hero": { "lead": "Votre code, chez vous : enfin." } }',
    [en]: '{ "title": "Home", "hero": { "lead": "Your code, at home at last." } }',
    'content/copy/fr/about.json': '{ "title": "À propos" }',
    'content/copy/en/about.json': '{ "title": "About" }',
  }),
)

const open = () => copyTranslations('en').map(({ file, key, state }) => [file, key, state])

test('unrecorded copy is reported, file by file and key by key, and then recorded at once', () => {
  expect(open()).toEqual([
    ['content/copy/en/about.json', 'title', 'unrecorded'],
    [en, 'title', 'unrecorded'],
    [en, 'hero.lead', 'unrecorded'],
  ])
  acceptCopy('en', '2026-11-20')
  expect(open()).toEqual([])
})

test('a single file may be recorded', () => {
  acceptCopy('en', '2026-11-20', 'about')
  expect(open()).toEqual([
    [en, 'title', 'unrecorded'],
    [en, 'hero.lead', 'unrecorded'],
  ])
})

test('a broken file is named', () => {
  seed(fr, ' }', '')
  expect(open).toThrow(`${fr} cannot be read`)
})

test('broken records are named', () => {
  const records = 'content/translations/en.json'
  writeFiles({ [records]: '<<<<<<< a' })
  expect(open).toThrow(`${records} cannot be read: a merge may have left two versions in it.`)
})

test('a no-break space, or another order of keys, leaves the translation current', () => {
  acceptCopy('en', '2026-11-20')
  writeFiles({ [fr]: '{"hero":{"lead":"Votre code, chez vous\u00a0: enfin."},\n"title":"Accueil"}' })
  expect(open()).toEqual([])
})

test('a changed text leaves its translation behind, and shows its former words', async () => {
  git('init', '-q')
  acceptCopy('en', '2026-11-20')
  commit()
  seed(fr, 'chez vous', 'dans vos murs')
  commit()
  seed(fr, 'enfin', 'dès demain')
  const found = copyTranslations('en')
  expect(found).toMatchObject([{ file: en, original: fr, key: 'hero.lead', state: 'behind' }])
  expect(found.map(textsSince)).toEqual([
    { before: 'Votre code, chez vous : enfin.', now: 'Votre code, dans vos murs : dès demain.' },
  ])
})

test('without a history, only the present words are known', async () => {
  acceptCopy('en', '2026-11-20')
  seed(fr, 'Accueil', 'Bienvenue')
  expect(copyTranslations('en').map(textsSince)).toEqual([{ now: 'Bienvenue' }])
})

test('an untranslated text is missing', () => {
  acceptCopy('en', '2026-11-20')
  seed(fr, '"Accueil"', '"Accueil", "new": "Neuf"')
  rmSync('content/copy/en/about.json')
  expect(open()).toEqual([
    ['content/copy/en/about.json', 'title', 'missing'],
    [en, 'new', 'missing'],
  ])
})

test('readers are told of an outdated file, with the day of its record, but not of others nor of the original', () => {
  acceptCopy('en', '2026-11-20')
  expect(outdatedCopy('en', 'home')).toBeUndefined()
  seed(fr, 'chez vous', 'dans vos murs')
  acceptCopy('en', '2026-11-21', 'about')
  expect(outdatedCopy('en', 'home')).toEqual({ day: '2026-11-20', original: 'fr' })
  expect(outdatedCopy('en', 'about')).toBeUndefined()
  expect(outdatedCopy('fr', 'home')).toBeUndefined()
})

test('a valid record keeps its day; an outdated one gets the new day', () => {
  acceptCopy('en', '2026-11-20')
  seed(fr, 'Accueil', 'Bienvenue')
  acceptCopy('en', '2026-11-21')
  seed(fr, 'Bienvenue', 'Entrez')
  seed('content/copy/fr/about.json', 'À propos', 'Qui nous sommes')
  expect(outdatedCopy('en', 'home')).toMatchObject({ day: '2026-11-21' })
  expect(outdatedCopy('en', 'about')).toMatchObject({ day: '2026-11-20' })
})
