import { execFileSync } from 'node:child_process'
import { appendFileSync } from 'node:fs'
import { writeCleanProject } from '../../../tests/check/clean-project'
import { inTemporaryProject, seed, writeFiles } from '../../../tests/temporary-project'
import { changedFiles, scopeOf } from './changes'
import { formatProblem } from './problem'
import { runCheck } from './run-check'

inTemporaryProject()

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], { stdio: 'pipe' })

const commit = () => {
  git('add', '-A')
  git('commit', '-q', '-m', 'A step')
}

const single = 'content/articles/rgpd/fr.mdx'

beforeEach(async () => {
  await writeCleanProject()
  git('init', '-q', '-b', 'main')
  commit()
})

const check = async () =>
  (await runCheck({ scope: scopeOf(changedFiles()) })).problems.map((problem) => formatProblem(problem, 'en'))

test('what differs from the last commit has changed: edited, staged, new, with any letter in its name', () => {
  appendFileSync(single, 'Encore.\n')
  writeFiles({ 'content/articles/été/fr.mdx': '', 'content/articles/neuf/fr.mdx': '' })
  git('add', 'content/articles/neuf')
  expect(changedFiles().sort()).toEqual([
    'content/articles/neuf/fr.mdx',
    single,
    'content/articles/été/fr.mdx',
  ])
})

test('since a branch counts from where the work forked off, commits included', () => {
  git('switch', '-q', '-c', 'work')
  appendFileSync(single, 'Encore.\n')
  commit()
  expect(changedFiles('main')).toEqual([single])
  expect(changedFiles()).toEqual([])
})

test('a commit that git does not know is said so', () => {
  expect(() => changedFiles('nowhere')).toThrow(
    /^--changed asks git what has changed since “nowhere”, and git says: .*nowhere/,
  )
})

test('only what changed is checked', async () => {
  seed('content/articles/cloud-act/fr.mdx', 'Le Cloud Act', 'x'.repeat(91))
  seed('content/site.yaml', 'founded: 2023', 'founded: soon')
  commit()
  seed(single, 'tags: [law]', 'tags: [lax]')
  expect(await check()).toEqual([
    `${single}:6:8: There is no tag “lax” in content/tags.yaml; did you mean “law”?`,
  ])
})

test('what leads to an article that was moved is told, though it did not change', async () => {
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

test('what leads to a heading that is gone is told, though it did not change', async () => {
  seed('content/articles/cloud-act/fr.mdx', '/articles/rgpd)', '/articles/rgpd#registre)')
  commit()
  seed(single, '## Registre', '## Le registre')
  expect(await check()).toEqual([
    'content/articles/cloud-act/fr.mdx:10:20: The link /articles/rgpd#registre leads nowhere: no heading there is called “#registre”; write /articles/rgpd.',
  ])
})

test('a change of tags, of prices or of code concerns every article', () => {
  expect(scopeOf(['content/offers/cloud.yaml'])).toBeUndefined()
  expect(scopeOf(['content/tags.yaml'])).toBeUndefined()
  expect(scopeOf(['src/articles/components/props.ts'])).toBeUndefined()
})

test('a change of copy leaves the articles alone', () => {
  expect(scopeOf(['content/retention.json'])).toEqual({ slugs: new Set(), site: true, linking: new Set() })
  expect(scopeOf(['content/copy/fr/home.json'])).toEqual({ slugs: new Set(), site: true, linking: new Set() })
})
