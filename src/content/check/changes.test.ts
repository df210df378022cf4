import { appendFileSync, cpSync, readFileSync, rmSync } from 'node:fs'
import { writeCleanProject } from '../../../tests/check/clean-project'
import { commit, git, inTemporaryProject, seed, writeFiles } from '../../../tests/support/temporary-project'
import { formatProblem } from '../messages/problem'
import { changedFiles, scopeOf } from './changes'
import { runCheck } from './run-check'

inTemporaryProject()

const single = 'content/articles/rgpd/fr.mdx'

beforeEach(async () => {
  await writeCleanProject()
  git('init', '-q', '-b', 'main')
  commit()
})

const check = async () =>
  (await runCheck({ scope: scopeOf(changedFiles()) })).problems.map((problem) => formatProblem(problem, 'en'))

test('lists edited, staged and new files, whatever letters are in their names', () => {
  appendFileSync(single, 'Encore.\n')
  writeFiles({ 'content/articles/été/fr.mdx': '', 'content/articles/neuf/fr.mdx': '' })
  git('add', 'content/articles/neuf')
  expect(changedFiles().sort()).toEqual([
    'content/articles/neuf/fr.mdx',
    single,
    'content/articles/été/fr.mdx',
  ])
})

test('compares with a branch from where the work forked off, commits included', () => {
  git('switch', '-q', '-c', 'work')
  appendFileSync(single, 'Encore.\n')
  commit()
  expect(changedFiles('main')).toEqual([single])
  expect(changedFiles()).toEqual([])
})

test('reports a commit that git does not know', () => {
  expect(() => changedFiles('nowhere')).toThrow(
    /^--changed asks git what has changed since “nowhere”, and git says: .*nowhere/,
  )
})

test('a folder with a name that no article may have is compared like any other', () => {
  writeFiles({ 'content/articles/c++/fr.mdx': 'Voir [la loi](/articles/rgpd).' })
  expect(scopeOf(changedFiles())?.slugs).toEqual(new Set(['c++']))
})

test('checks only what changed', async () => {
  seed('content/articles/cloud-act/fr.mdx', 'Le Cloud Act', 'x'.repeat(91))
  seed('content/site.yaml', 'founded: 2023', 'founded: soon')
  commit()
  seed(single, 'tags: [law]', 'tags: [lax]')
  expect(await check()).toEqual([
    `${single}:6:8: There is no tag “lax” in content/tags.yaml; did you mean “law”?`,
  ])
})

test('reports links to an article that was moved, in articles that did not change', async () => {
  seed('content/articles/cloud-act/fr.mdx', '/articles/rgpd)', '/articles/rgpd#registre)')
  commit()
  git('mv', 'content/articles/rgpd', 'content/articles/rgpd-pme')
  expect(changedFiles().sort()).toEqual([single.replace('rgpd', 'rgpd-pme'), single].sort())
  expect(await check()).toContainEqual(
    expect.stringMatching(
      /^content\/articles\/cloud-act\/fr\.mdx:10:20: The link \/articles\/rgpd#registre leads nowhere/,
    ),
  )
})

test('reports links to a heading that is gone, in articles that did not change', async () => {
  seed('content/articles/cloud-act/fr.mdx', '/articles/rgpd)', '/articles/rgpd#registre)')
  commit()
  seed(single, '## Registre', '## Le registre')
  expect(await check()).toEqual([
    'content/articles/cloud-act/fr.mdx:10:20: The link /articles/rgpd#registre leads nowhere: no heading there is called “#registre”; write /articles/rgpd.',
  ])
})

test('reports links to a category that is gone, in articles that did not change', async () => {
  seed(single, 'Un paragraphe.', '[Le nuage](/articles/category/cloud).')
  commit()
  expect(await check()).toEqual([])
  for (const language of ['fr', 'en'])
    seed(`content/articles/cloud-act/${language}.mdx`, 'tags: [law, cloud]', 'tags: [law]')
  expect(await check()).toEqual([
    expect.stringMatching(`^${single}:9:1: The link /articles/category/cloud leads nowhere`),
  ])
})

test('reports links to a file that is gone, in articles that did not change', async () => {
  seed(single, 'Un paragraphe.', '[Le modèle](/modele.pdf).')
  writeFiles({ 'static/modele.pdf': '' })
  expect(await check()).toEqual([])
  commit()
  rmSync('static/modele.pdf')
  expect(await check()).toEqual([expect.stringMatching(`^${single}:9:1: The link /modele.pdf leads nowhere`)])
})

test('reports a former name that a new article takes', async () => {
  writeFiles({ 'content/redirects.yaml': 'articles:\n  - { from: revenu, to: rgpd }\n' })
  commit()
  expect(await check()).toEqual([])
  cpSync('content/articles/rgpd', 'content/articles/revenu', { recursive: true })
  expect(await check()).toEqual([
    'content/redirects.yaml:2:7: “revenu” exists again, and its address leads to it; take this line out.',
  ])
})

test('asks for a line where one language of an article is deleted, after which its address leads to the other', async () => {
  rmSync('content/articles/cloud-act/en.mdx')
  seed('content/articles/cloud-act/fr.mdx', '\n---\n', '\nonly: fr\n---\n')
  const line = '- { from: cloud-act, to: cloud-act }'
  expect(await check()).toEqual([
    expect.stringContaining(
      `The English version of “cloud-act” is gone, and links to its address lead nowhere; add “${line}”`,
    ),
  ])
  writeFiles({ 'content/redirects.yaml': `articles:\n  ${line}\n` })
  expect(await check()).toEqual([])
})

test('a change of tags, prices or code checks every article', () => {
  expect(scopeOf(['content/offers/cloud.yaml'])).toBeUndefined()
  expect(scopeOf(['content/tags.yaml'])).toBeUndefined()
  expect(scopeOf(['src/articles/components/props.ts'])).toBeUndefined()
})

test('a change of the pages that the sovereignty check has checks the links of every article', async () => {
  seed(single, 'Un paragraphe.', '[Les données](/tools/sovereignty/2).')
  const framework = readFileSync('content/sovereignty.yaml', 'utf8')
  const [head = '', objective = ''] = framework.split(/(?<=objectives:\n)/)
  const second = objective.replace('id: data', 'id: law').replace('&text { en: A, fr: A }', '*text')
  const of = (weight: number, text: string) => text.replaceAll(': 100', `: ${weight}`)
  writeFiles({
    'content/sovereignty.yaml': `${head}${of(60, objective)}${of(40, second).replace('"3.1"', '"3.2"')}`,
  })
  expect(await check()).toEqual([])
  commit()
  writeFiles({ 'content/sovereignty.yaml': framework })
  expect(await check()).toEqual([
    `${single}:9:1: The link /tools/sovereignty/2 leads nowhere: there is no such page; did you mean /tools/sovereignty/1?`,
  ])
})

test('a change of copy checks no article', () => {
  expect(scopeOf(['content/retention.json'])).toEqual({ slugs: new Set(), site: true, linking: new Set() })
  expect(scopeOf(['content/copy/fr/home.json'])).toEqual({ slugs: new Set(), site: true, linking: new Set() })
})
