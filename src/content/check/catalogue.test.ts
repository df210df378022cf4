import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { chdir, cwd } from 'node:process'
import sharp from 'sharp'
import { catalogue } from '../../../tests/check/catalogue'
import { writeCleanProject } from '../../../tests/check/clean-project'
import { temporaryFolder } from '../../../tests/support/temporary-folder'
import { seed, writeFiles } from '../../../tests/support/temporary-project'
import { filesBelow } from '../../files/files-below'
import type { Message } from '../messages/message'
import { formatProblem } from '../messages/problem'
import { runCheck } from './run-check'

const home = cwd()
/** The files of the clean project. */
const clean = new Map<string, Buffer>()

beforeAll(async () => {
  chdir(temporaryFolder())
  await writeCleanProject()
  for (const file of filesBelow('.')) clean.set(file, readFileSync(file))
})
afterAll(() => chdir(home))

/** All cases share a cache, as most of them leave the articles as they are. */
const cache = '.build-cache'

// Puts back what a case has changed: to write and delete all files for each takes longer than to check them.
afterEach(() => {
  for (const name of readdirSync('.', { recursive: true, encoding: 'utf8' }))
    if (!name.startsWith(cache) && ![...clean.keys()].some((file) => `${file}/`.startsWith(`${name}/`)))
      rmSync(name, { recursive: true, force: true })
  for (const [file, content] of clean)
    if (!existsSync(file) || !readFileSync(file).equals(content)) writeFiles({ [file]: content })
})

const check = async (options?: { launch: boolean }) => (await runCheck(options)).problems

test('clean content has no problems, also before the launch', async () => {
  expect(await check()).toEqual([])
  expect(await check({ launch: true })).toEqual([])
})

test('words that the head of a page shows are used', async () => {
  writeFiles({
    'src/pages/team.tsx': "export const Head = headOf('team')\n",
    'content/copy/en/team.json': '{ "meta": { "title": "Team" } }\n',
    'content/copy/fr/team.json': '{ "meta": { "title": "Équipe" } }\n',
    'src/offers/service-page/service-head.tsx': 'const meta = pageCopy(locales, area).meta\n',
    'content/copy/en/cloud.json': '{ "meta": { "title": "Cloud" } }\n',
    'content/copy/fr/cloud.json': '{ "meta": { "title": "Cloud" } }\n',
  })
  expect(await check()).toEqual([])
})

test('what only looks like an error is none', async () => {
  const links = '[un texte](/articles/rgpd.md), [un objectif](/tools/sovereignty/1)'
  seed(
    'content/articles/rgpd/fr.mdx',
    'Un paragraphe.',
    `${links}, [une recherche](https://example.org/?q=100%25), \`[un] (/pricing)\`, {/* note */}{'un mot'}{5}.`,
  )
  writeFiles({ 'content/articles/rgpd/.DS_Store': '' })
  seed(
    'content/articles/cloud-act/fr.mdx',
    'imageAlt: Une balance.',
    'imageAlt: Photo officielle du palais, comme une illustration.',
  )
  // A photograph stored on its side is as wide as it is shown.
  const stored = sharp({ create: { width: 2401, height: 9, channels: 3, background: '#123' } })
  writeFiles({
    'content/articles/cloud-act/cover.png': await stored.withMetadata({ orientation: 6 }).png().toBuffer(),
  })
  // As Illustrator and Inkscape write it.
  writeFiles({
    'content/articles/cloud-act/schema.svg': `<?xml version="1.0"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
  <!ENTITY ns "http://ns.adobe.com/Extensibility/1.0/">
]>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:x="&ns;" xmlns:inkscape="y" viewBox="0 0 1 1">
  <g inkscape:label="Layer 1"><circle class="star" r="1"/></g>
</svg>
`,
  })
  expect(await check()).toEqual([])
})

test('a draft needs no translation, or has one that is a draft too', async () => {
  seed('content/articles/cloud-act/en.mdx', '/articles/category/law', '/pricing')
  seed('content/articles/rgpd/fr.mdx', 'only: fr', 'draft: true')
  for (const language of ['fr', 'en'])
    seed(`content/articles/cloud-act/${language}.mdx`, 'tags:', 'draft: true\ntags:')
  expect(await check()).toEqual([])
})

test('the catalogue has at least sixty errors, all different', () => {
  const names = Object.entries(catalogue).flatMap(([room, errors]) =>
    errors.map(({ name }) => `${room}: ${name}`),
  )
  expect(names.length).toBeGreaterThanOrEqual(60)
  expect(new Set(names).size).toBe(names.length)
})

test('tasks of the owner are reported only before the launch', async () => {
  seed('content/site.yaml', 'vat: FR00', 'vat: null')
  seed('content/offers/price-list.yaml', '2026-12-31', '2026-10-31')
  expect(await check()).toEqual([])
  expect(await check({ launch: true })).toHaveLength(2)
})

const codesIn = ({ code, params }: Message): string[] => [
  code,
  ...Object.values(params).flatMap((param) => (isMessage(param) ? codesIn(param) : [])),
]
const isMessage = (param: unknown): param is Message =>
  typeof param === 'object' && param !== null && 'code' in param

const seen = new Set<string>()
const wordedInFrench = new Set<string>()

describe.each(Object.entries(catalogue))('%s', (_, errors) => {
  test.each(errors)('$name', async ({ spoil, says }) => {
    await spoil()
    const problems = await check({ launch: true })
    const found = problems.map((problem, index) => {
      const { fr } = says[index] ?? {}
      for (const code of codesIn(problem.message)) (fr ? wordedInFrench : seen).add(code)
      const [at = '', en] = formatProblem(problem, 'en').split(/(?<=:\d+:\d+): /)
      return { at, en, ...(fr && { fr: formatProblem(problem, 'fr').slice(at.length + 2) }) }
    })
    expect(found).toEqual(says)
  })
})

test('each message has its exact words in French at least once', () => {
  expect([...seen].filter((code) => !wordedInFrench.has(code))).toEqual([])
})
