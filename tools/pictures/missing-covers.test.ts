import { inTemporaryProject, writeFiles } from '../../tests/temporary-project'
import { missingCovers } from './missing-covers'

inTemporaryProject()

const article = (image: string, body = 'A text.') => `---\ntitle: A\n${image}\n---\n${body}`
const [cover, photo, none] = ['image: ./cover.png', 'image: ./photo.jpg', 'imageAlt: none']

const drawn = (files: Record<string, string>) => {
  writeFiles(files)
  return missingCovers().map(({ file }) => file)
}

test('a cover that an article names and lacks is drawn from its text', () => {
  writeFiles({
    'content/articles/a/en.mdx': article(cover, 'In English.'),
    'content/articles/a/fr.mdx': article(cover, 'En français.'),
  })
  expect(missingCovers()).toEqual([{ slug: 'a', body: 'In English.', file: 'content/articles/a/cover.png' }])
})

test('one language that names it is enough', () => {
  expect(
    drawn({ 'content/articles/a/en.mdx': article(none), 'content/articles/a/fr.mdx': article(cover) }),
  ).toEqual(['content/articles/a/cover.png'])
})

test('a cover that is there is never drawn over: an author may have made it', () => {
  expect(
    drawn({ 'content/articles/a/en.mdx': article(cover), 'content/articles/a/cover.png': 'a photograph' }),
  ).toEqual([])
})

test('beside a picture of another name nothing is drawn', () => {
  expect(
    drawn({ 'content/articles/a/en.mdx': article(photo), 'content/articles/a/photo.jpg': 'a photograph' }),
  ).toEqual([])
})
