import { blocksOf, versionOf } from './blocks'
import { outdated } from './outdated'

const fr = { language: 'fr', title: 'La loi', body: 'Un début.' } as const

const parsedVersion = async (article: { title: string; body: string }) =>
  versionOf(await blocksOf(article, article.body))

async function translationOf(original: typeof fr) {
  const version = await parsedVersion(original)
  return {
    language: 'en',
    title: 'The act',
    body: 'A beginning.',
    follows: { version, day: '2026-11-20' },
  } as const
}

test('a translation that follows its original is not outdated', async () => {
  const en = await translationOf(fr)
  expect(await outdated(en, [en, fr], parsedVersion)).toBeUndefined()
})

test('once the original has changed, gives its language and the day of the record', async () => {
  const en = await translationOf(fr)
  expect(await outdated(en, [en, { ...fr, body: 'Un autre début.' }], parsedVersion)).toEqual({
    day: '2026-11-20',
    original: 'fr',
  })
})

test('an original is never outdated', async () => {
  expect(await outdated(fr, [fr], parsedVersion)).toBeUndefined()
})

test('a translation whose original this build does not show is not marked', async () => {
  const en = await translationOf(fr)
  expect(await outdated(en, [en], parsedVersion)).toBeUndefined()
})
