import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { writeCleanProject } from '../../../tests/check/clean-project'
import { inTemporaryProject, seed, writeFiles } from '../../../tests/support/temporary-project'
import { formatProblem } from '../messages/problem'
import { type Report, watchContent } from './watch'

inTemporaryProject()

const french = 'content/articles/cloud-act/fr.mdx'
const rgpd = 'content/articles/rgpd/fr.mdx'
const shown = (file: string) => file.replace(/^content/, 'shown')

let last: Report
let printed = () => {}
let end: () => Promise<void>

async function start() {
  end = await watchContent({
    shown: 'shown',
    report: (report) => {
      last = report
      printed()
    },
  })
}

/** Waits for the report of a change. */
async function reported(expected: { problems?: readonly unknown[]; waiting?: Report['waiting'] }) {
  await new Promise<void>((resolve) => {
    printed = resolve
  })
  expect({
    problems: last.problems.map((problem) => formatProblem(problem, 'en')),
    waiting: last.waiting,
  }).toEqual({
    problems: [],
    waiting: [],
    ...expected,
  })
}

const cannotBeRead = [expect.stringContaining(`${french}:2:`)]

beforeEach(writeCleanProject)
afterEach(() => end())

test('clean content is shown unchanged', async () => {
  await start()
  expect(last).toEqual({ problems: [], waiting: [] })
  for (const file of [
    french,
    'content/articles/cloud-act/cover.png',
    'content/tags.yaml',
    'content/copy/fr/home.json',
  ])
    expect(readFileSync(shown(file)).equals(readFileSync(file))).toBe(true)
})

test('a file that cannot be read keeps its former state until it is corrected', async () => {
  await start()
  const former = readFileSync(french, 'utf8')
  seed(french, 'title: Le Cloud Act', 'title: "Le "Cloud" Act"')
  await reported({ problems: cannotBeRead, waiting: [{ file: french, known: true }] })
  expect(readFileSync(shown(french), 'utf8')).toBe(former)

  seed(french, 'title: "Le "Cloud" Act"', 'title: Le CLOUD Act')
  await reported({})
  expect(readFileSync(shown(french), 'utf8')).toContain('title: Le CLOUD Act')
})

test('still reports earlier problems that have not changed', async () => {
  seed(french, 'title: Le Cloud Act', 'title: "Le "Cloud" Act"')
  await start()
  seed(rgpd, '## Registre', '### Registre')
  await reported({
    problems: [...cannotBeRead, expect.stringContaining(`${rgpd}:11:1`)],
    waiting: [{ file: french, known: false }],
  })
})

test('an error that does not prevent the page is reported, and the page shown', async () => {
  await start()
  seed(rgpd, 'Un paragraphe.', 'Un [lien](/nowhere).')
  await reported({ problems: [expect.stringContaining(`${rgpd}:9:4`)] })
  expect(readFileSync(shown(rgpd), 'utf8')).toContain('/nowhere')
})

test('a tag that articles still use stays: without it they would have no page', async () => {
  await start()
  seed('content/tags.yaml', 'tag: law', 'tag: right')
  const unknown = expect.stringContaining('There is no tag “law”')
  await reported({
    problems: [unknown, unknown, unknown],
    waiting: [{ file: 'content/tags.yaml', known: true }],
  })
  expect(readFileSync(shown('content/tags.yaml'), 'utf8')).toContain('tag: law')
})

test('shows a new picture before the article that names it, and keeps one that is still named', async () => {
  await start()
  seed(french, '"./schema.svg"', '"./plan.svg"')
  await reported({
    problems: [expect.stringContaining('./plan.svg')],
    waiting: [{ file: french, known: true }],
  })
  writeFiles({ 'content/articles/cloud-act/plan.svg': '<svg viewBox="0 0 1 1"/>\n' })
  await reported({})
  expect(existsSync(shown('content/articles/cloud-act/plan.svg'))).toBe(true)

  rmSync('content/articles/cloud-act/plan.svg')
  await reported({
    problems: [expect.stringContaining('./plan.svg')],
    waiting: [{ file: 'content/articles/cloud-act/plan.svg', known: true }],
  })
})

test('follows articles that are deleted or moved', async () => {
  seed(french, '/articles/rgpd)', '/pricing)')
  seed('content/articles/cloud-act/en.mdx', '/fr/articles/rgpd', '/pricing')
  await start()
  renameSync('content/articles/rgpd', 'content/articles/rgpd-pme')
  // The deletion is reported a moment after the new file.
  while (existsSync(shown(rgpd))) await reported({})
  expect(existsSync('shown/articles/rgpd-pme/fr.mdx')).toBe(true)
})

test('follows a file that an editor replaces by renaming', async () => {
  await start()
  const text = readFileSync(rgpd, 'utf8')
  for (const title of ['Un', 'Deux', 'Trois']) {
    writeFiles({ [`${rgpd}.part`]: text.replace('Le RGPD', title) })
    renameSync(`${rgpd}.part`, rgpd)
    await reported({})
    expect(readFileSync(shown(rgpd), 'utf8')).toContain(title)
  }
})
