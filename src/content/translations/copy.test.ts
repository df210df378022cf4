import { execFileSync } from 'node:child_process'
import { inTemporaryProject, seed, writeFiles } from '../../../tests/temporary-project'
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

const git = (...args: string[]) => execFileSync('git', args, { stdio: 'ignore' })
function commit() {
  git('add', '-A')
  git('-c', 'user.name=test', '-c', 'user.email=test@test.invalid', 'commit', '-qm', 'as it stands')
}

const open = async () => (await copyTranslations('en')).map(({ file, key, state }) => [file, key, state])

test('what was never recorded is told, file by file and key by key; then all is recorded at once', async () => {
  expect(await open()).toEqual([
    ['content/copy/en/about.json', 'title', 'unrecorded'],
    [en, 'title', 'unrecorded'],
    [en, 'hero.lead', 'unrecorded'],
  ])
  await acceptCopy('en', '2026-11-20')
  expect(await open()).toEqual([])
})

test('one file alone may be recorded', async () => {
  await acceptCopy('en', '2026-11-20', ['about'])
  expect(await open()).toEqual([
    [en, 'title', 'unrecorded'],
    [en, 'hero.lead', 'unrecorded'],
  ])
})

test('a name that no file has records nothing, and is said', async () => {
  await expect(acceptCopy('en', '2026-11-20', ['abuot'])).rejects.toThrow(
    'There is no copy "abuot": write one of about, home.',
  )
  expect(await open()).toHaveLength(3)
})

test('a space that no longer breaks, or another order of keys, leaves the translation current', async () => {
  await acceptCopy('en', '2026-11-20')
  writeFiles({ [fr]: '{"hero":{"lead":"Votre code, chez vous\u00a0: enfin."},\n"title":"Accueil"}' })
  expect(await open()).toEqual([])
})

test('a text that says something else leaves its translation behind, with what it said before', async () => {
  git('init', '-q')
  await acceptCopy('en', '2026-11-20')
  commit()
  seed(fr, 'chez vous', 'dans vos murs')
  commit()
  seed(fr, 'enfin', 'dès demain')
  const found = await copyTranslations('en')
  expect(found).toMatchObject([{ file: en, original: fr, key: 'hero.lead', state: 'behind' }])
  expect(await Promise.all(found.map(textsSince))).toEqual([
    { before: 'Votre code, chez vous : enfin.', now: 'Votre code, dans vos murs : dès demain.' },
  ])
})

test('without a history, only what it says now is known', async () => {
  await acceptCopy('en', '2026-11-20')
  seed(fr, 'Accueil', 'Bienvenue')
  expect(await Promise.all((await copyTranslations('en')).map(textsSince))).toEqual([{ now: 'Bienvenue' }])
})

test('a text that is not translated is missing', async () => {
  await acceptCopy('en', '2026-11-20')
  seed(fr, '"Accueil"', '"Accueil", "new": "Neuf"')
  expect(await open()).toEqual([[en, 'new', 'missing']])
})

test('the reader is told of a file that is behind, with the day of its record; not of another, nor of the original', async () => {
  await acceptCopy('en', '2026-11-20')
  expect(await outdatedCopy('en', 'home')).toBeUndefined()
  seed(fr, 'chez vous', 'dans vos murs')
  await acceptCopy('en', '2026-11-21', ['about'])
  expect(await outdatedCopy('en', 'home')).toEqual({ day: '2026-11-20', original: 'fr' })
  expect(await outdatedCopy('en', 'about')).toBeUndefined()
  expect(await outdatedCopy('fr', 'home')).toBeUndefined()
})

test('a record that holds keeps its day; one that did not gets the new day', async () => {
  await acceptCopy('en', '2026-11-20')
  seed(fr, 'Accueil', 'Bienvenue')
  await acceptCopy('en', '2026-11-21')
  seed(fr, 'Bienvenue', 'Entrez')
  seed('content/copy/fr/about.json', 'À propos', 'Qui nous sommes')
  expect(await outdatedCopy('en', 'home')).toMatchObject({ day: '2026-11-21' })
  expect(await outdatedCopy('en', 'about')).toMatchObject({ day: '2026-11-20' })
})
