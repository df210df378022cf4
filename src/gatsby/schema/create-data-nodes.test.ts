import path from 'node:path'
import type { NodeInput } from 'gatsby'
import { inTemporaryProject, writeFiles } from '../../../tests/support/temporary-project'
import { createDataNodes } from './create-data-nodes'

inTemporaryProject()

/** Returns the nodes created from a file. */
function nodesOf(file: string, text: string): NodeInput[] {
  writeFiles({ [file]: text })
  const created: NodeInput[] = []
  const linked: unknown[] = []
  createDataNodes({
    node: {
      id: 'the file',
      parent: null,
      children: [],
      internal: { type: 'File', owner: 'gatsby-source-filesystem', contentDigest: text },
      absolutePath: path.resolve(file),
    },
    actions: {
      createNode: (node: NodeInput) => {
        created.push(node)
      },
      createParentChildLink: ({ child }: { child: NodeInput }) => {
        linked.push(child)
      },
    },
    createNodeId: (id) => id,
    createContentDigest: (value) => JSON.stringify(value),
  })
  // Gatsby deletes child nodes with their file.
  expect(linked).toEqual(created)
  expect(created.every(({ parent }) => parent === 'the file')).toBe(true)
  return created
}

test('a list becomes a node for each entry, with unique ids', () => {
  const name = '{ en: A, fr: B }'
  const nodes = nodesOf(
    'content/tags.yaml',
    `- { tag: law, name: ${name} }\n- { tag: cloud, name: ${name} }\n`,
  )
  expect(nodes.map(({ tag, internal: { type } }) => ({ tag, type }))).toEqual([
    { tag: 'law', type: 'Tag' },
    { tag: 'cloud', type: 'Tag' },
  ])
  expect(new Set(nodes.map(({ id }) => id)).size).toBe(2)
})

test('a day stays the text that was written', () => {
  const [list] = nodesOf(
    'content/offers/price-list.yaml',
    'validUntil: 2026-12-31\nstages: [30, 40, 30]\nvat: 20\nentries:\n  - offers: [audit]\n',
  )
  expect(list).toMatchObject({ validUntil: '2026-12-31', internal: { type: 'PriceList' } })
})

test('any other file of offers is an area', () => {
  const [area] = nodesOf(
    'content/offers/cloud.yaml',
    'area: cloud\norder: 1\noffers:\n  - { offer: cloud-essential, name: { en: A, fr: B }, summary: { en: A., fr: B. }, features: [{ en: A, fr: B }] }\n',
  )
  expect(area).toMatchObject({ area: 'cloud', internal: { type: 'OfferArea' } })
})

test('a file that breaks its schema fails the build at its line', () => {
  expect(() => nodesOf('content/tags.yaml', '- tag: law\n')).toThrow(/^content\/tags\.yaml:1:3: /)
})

test.each([
  'content/redirects.yaml',
  'content/articles/cloud-act/figure.yaml',
  'content/copy/fr/common.json',
])('no page queries %s', (file) => {
  expect(nodesOf(file, 'tag: law')).toEqual([])
})
