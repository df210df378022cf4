import { chdir, cwd } from 'node:process'
import sharp from 'sharp'
import { drawSocialPicture } from './draw'
import { figureOf } from './figures'

const site = { brand: 'Septentrion', host: 'septentrion.example' }

/** Returns the share of an area that is not background. */
async function drawn(picture: Buffer, area: { left: number; top: number; width: number; height: number }) {
  const { data } = await sharp(picture).extract(area).greyscale().raw().toBuffer({ resolveWithObject: true })
  return data.filter((value) => value > 60).length
}

test.each([
  ['a short title', 'Tarifs'],
  ['a long one', 'Quitter un hyperscaler : rentable en huit mois si la facture s’y prête'],
  ['one of ninety signs', `${'Souveraineté '.repeat(6)}numérique !`.slice(0, 90)],
])('%s is drawn beside the chart, within the margins', async (_, title) => {
  const picture = await drawSocialPicture(
    { title, section: 'Articles', ...site },
    figureOf('/pricing', false),
  )
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  expect(picture.length).toBeLessThanOrEqual(60_000)
  expect(await drawn(picture, { left: 64, top: 120, width: 610, height: 400 })).toBeGreaterThan(2000)
  // Nothing in the margins, nor between the title and the lines above and below it.
  expect(await drawn(picture, { left: 0, top: 0, width: 60, height: 630 })).toBe(0)
  expect(await drawn(picture, { left: 0, top: 0, width: 1200, height: 60 })).toBe(0)
  expect(await drawn(picture, { left: 0, top: 575, width: 1200, height: 55 })).toBe(0)
  expect(await drawn(picture, { left: 64, top: 112, width: 600, height: 8 })).toBe(0)
  expect(await drawn(picture, { left: 64, top: 518, width: 600, height: 8 })).toBe(0)
})

test('the same words and figure give the same bytes', async () => {
  const draw = () => drawSocialPicture({ title: 'Tarifs', ...site }, figureOf('/pricing', false))
  expect((await draw()).equals(await draw())).toBe(true)
})

test('each service and each article has its own figure; other pages show France in fifteen stars', () => {
  expect(figureOf('/about', false)).toEqual(figureOf('/', false))
  expect(figureOf('/', false).points).toHaveLength(15)
  const home = cwd()
  // The articles of the tests' own site.
  chdir('tests/site')
  const own = [
    figureOf('/services/cloud-souverain', false),
    figureOf('/services/ia-privee', false),
    figureOf('/articles/lire-les-etoiles', true),
    figureOf('/articles/harbour-words', true),
    figureOf('/', false),
  ]
  chdir(home)
  expect(new Set(own.map((figure) => JSON.stringify(figure))).size).toBe(own.length)
})

test('names an article without a file', () => {
  expect(() => figureOf('/articles/nowhere', true)).toThrow('content/articles/nowhere holds no article')
})
