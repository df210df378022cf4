import { fallbackPictures, pictureOfTag } from './tag'

test.each(fallbackPictures)('a tag may choose the picture %s', (picture) => {
  expect(pictureOfTag({ picture })).toBe(picture)
})

test.each([null, {}, { picture: null }, { picture: 'unknown' }])(
  'without a valid picture it is the idea: %p',
  (tag) => {
    expect(pictureOfTag(tag)).toBe('idea')
  },
)
