import type { Node } from 'gatsby'
import { withText } from './article-text'

const article = { id: 'an article', parent: 'its Mdx node' }

const mdx: Node = {
  id: 'its Mdx node',
  parent: 'its file',
  children: [],
  body: 'Un début.',
  internal: { type: 'Mdx', owner: 'gatsby-plugin-mdx', contentDigest: 'of the file' },
}

test('reads the text of an article from its Mdx node, on which the page then depends', () => {
  const getNode = jest.fn(() => mdx)
  expect(withText(article, getNode)).toEqual({ ...article, body: 'Un début.', textDigest: 'of the file' })
  expect(getNode).toHaveBeenCalledWith('its Mdx node')
})

test('an article without its Mdx node has no text', () => {
  expect(() => withText(article, () => null)).toThrow('The text of the article an article is missing.')
})
