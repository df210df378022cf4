import { coverOf } from './cover'

const photograph = { layout: 'constrained', width: 400, height: 267, images: {} } as const

test('a drawing is shown as its plate, in one file for every size', () => {
  expect(coverOf({ plate: '/static/cover-1.svg', image: null })).toEqual({
    layout: 'constrained',
    width: 1600,
    height: 1060,
    images: { fallback: { src: '/static/cover-1.svg' } },
  })
})

test('a photograph is shown in several sizes', () => {
  expect(coverOf({ plate: null, image: { childImageSharp: { gatsbyImageData: photograph } } })).toBe(
    photograph,
  )
})

test('an article without a picture has no cover', () => {
  expect(coverOf({ plate: null, image: null })).toBeUndefined()
  expect(coverOf({ plate: null, image: { childImageSharp: null } })).toBeUndefined()
})
