import path from 'node:path'
import type { NodeInput } from 'gatsby'
import { inTemporaryProject, writeFiles } from '../../../tests/support/temporary-project'
import { createArticleNode } from './create-article-node'

inTemporaryProject()

const file = 'content/articles/cloud-act/fr.mdx'
const frontMatter = { title: 'La loi', subtitle: 'Ce qu’elle dit.', publishedAt: '2026-11-12', tags: '[law]' }

/** Returns the node created from an article's file. */
async function nodeOf(fields: Record<string, string>, body: string): Promise<NodeInput> {
  const yaml = Object.entries(fields).map(([name, value]) => `${name}: ${value}`)
  writeFiles({ [file]: ['---', ...yaml, '---', body].join('\n') })
  const created: NodeInput[] = []
  await createArticleNode({
    node: {
      id: 'the Mdx node',
      parent: 'the file',
      children: [],
      internal: {
        type: 'Mdx',
        owner: 'gatsby-plugin-mdx',
        contentDigest: body,
        contentFilePath: path.resolve(file),
      },
    },
    actions: {
      createNode: (node: NodeInput) => {
        created.push(node)
      },
    },
    createNodeId: (id) => id,
    createContentDigest: (value) => JSON.stringify(value),
  })
  const [node] = created
  if (!node || created.length > 1) throw new Error(`${created.length} nodes were made.`)
  return node
}

test('a changed sentence leaves all fields of the node as they were, so that no page with a card of it is queried again', async () => {
  const before = await nodeOf(frontMatter, 'Un début. Une phrase.')
  expect(await nodeOf(frontMatter, 'Un début. Une autre, un peu plus longue.')).toEqual(before)
})

test.each<[string, Record<string, string>, string]>([
  ['its title', { ...frontMatter, title: 'Une autre loi' }, 'Un début.'],
  ['its day', { ...frontMatter, publishedAt: '2026-11-13' }, 'Un début.'],
  ['its badge', { ...frontMatter, featured: 'true' }, 'Un début.'],
  ['the time that it takes to read', frontMatter, 'mot '.repeat(345)],
])('with %s the digest changes, or Gatsby would keep the former node', async (_, fields, body) => {
  const before = await nodeOf(frontMatter, 'Un début.')
  const after = await nodeOf(fields, body)
  expect(after.internal.contentDigest).not.toBe(before.internal.contentDigest)
})
