import { spawnSync } from 'node:child_process'
import path from 'node:path'
import process, { cwd, env } from 'node:process'
import { writeCleanProject } from '../../tests/check/clean-project'
import { commit, git, inTemporaryProject, seed, writeFiles } from '../../tests/support/temporary-project'
import { check as run } from './check'

const home = cwd()
const settings = { GITHUB_ACTIONS: 'false', LC_ALL: 'C' }

inTemporaryProject()
beforeEach(writeCleanProject)

/** Runs `npm run check` in the temporary project. */
function runCommand() {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(home, 'src/commands/check.mjs')],
    { encoding: 'utf8', env: { ...env, ...settings, NODE_OPTIONS: '' } },
  )
  return { status, stderr, lines: stdout.trimEnd().split('\n') }
}

/** Runs it in this process: starting another takes longer than checking. */
async function check(args: string[] = [], extra: NodeJS.ProcessEnv = {}) {
  jest.replaceProperty(process, 'env', { ...env, ...settings, ...extra })
  const printed = jest.spyOn(console, 'log').mockImplementation()
  const refused = jest.spyOn(console, 'error').mockImplementation()
  try {
    await run(args)
    return {
      status: process.exitCode,
      lines: printed.mock.calls.map(([line]) => String(line)),
      errors: refused.mock.calls.map(([error]): unknown => error),
    }
  } finally {
    process.exitCode = undefined
    jest.restoreAllMocks()
  }
}

const summary = /^0 errors, 0 warnings \(3 article files, \d+\.\d s\)$/

test('clean content: exit 0, and one line', () => {
  expect(runCommand()).toEqual({ status: 0, stderr: '', lines: [expect.stringMatching(summary)] })
})

test('a cache that cannot be written is done without', () => {
  // A file in its place keeps even root from writing it.
  writeFiles({ '.build-cache': '' })
  expect(runCommand()).toEqual({ status: 0, stderr: '', lines: [expect.stringMatching(summary)] })
})

test('errors: exit 1, one line each, and their number', () => {
  seed('content/articles/cloud-act/fr.mdx', 'subtitle:', 'subtitel:')
  seed('content/site.yaml', 'founded: 2023', 'founded: soon')
  const { status, lines } = runCommand()
  expect(status).toBe(1)
  expect(lines).toEqual([
    'content/articles/cloud-act/fr.mdx:3:1: “subtitel” is not a field of an article; did you mean “subtitle”?',
    'content/site.yaml:6:1: “founded” must be a number without quotes, sign or unit, not the text “soon”. The year from which the copyright counts.',
    expect.stringMatching(/^2 errors, 0 warnings /),
  ])
})

test('a warning: exit 0', async () => {
  writeFiles({ 'content/articles/rgpd/old.txt': '' })
  const { status, lines } = await check()
  expect(status).toBe(0)
  expect(lines[0]).toMatch(/^content\/articles\/rgpd\/old\.txt:1:1: warning: /)
})

test('missing data of the owner is an error with --launch, and is not reported otherwise', async () => {
  seed('content/site.yaml', 'vat: FR00', 'vat: null')
  expect((await check()).lines).toEqual([expect.stringMatching(summary)])
  const { status, lines } = await check(['--launch'])
  expect(status).toBe(1)
  expect(lines[0]).toBe('content/site.yaml:14:3: “vat” is still to be filled in; the legal notice says so.')
})

test('on GitHub, each problem is an annotation too', async () => {
  seed('content/articles/cloud-act/en.mdx', '20%', '25%')
  expect((await check([], { GITHUB_ACTIONS: 'true' })).lines).toContain(
    '::error file=content/articles/cloud-act/en.mdx,line=10,col=84::“25%25” is here more often than in fr.mdx; both languages state the same amounts.',
  )
})

test('--fix corrects typography, and reports nothing that it corrected', async () => {
  seed('content/articles/cloud-act/fr.mdx', '20\u202f%', '20 %')
  expect((await check(['--fix'])).lines).toEqual([
    'corrected: content/articles/cloud-act/fr.mdx',
    expect.stringMatching(summary),
  ])
  seed('content/articles/cloud-act/fr.mdx', '20\u202f%', '20 % {')
  expect((await check(['--fix'])).lines[0]).toBe(
    'not corrected: content/articles/cloud-act/fr.mdx cannot be read; see below what to write first.',
  )
})

test('--changed checks what has changed since the last commit, or since another', async () => {
  const article = 'content/articles/rgpd/fr.mdx'
  seed(article, 'Un paragraphe.', "C'est dit.")
  git('init', '-q')
  commit()
  const summaryOf = async (option: string) => (await check([option])).lines.at(-1)
  expect(await summaryOf('--changed')).toMatch(/^0 errors,/)
  seed(article, "C'est dit.", "C'est écrit.")
  expect(await summaryOf('--changed')).toMatch(/^1 error,/)
  commit()
  expect(await summaryOf('--changed')).toMatch(/^0 errors,/)
  expect(await summaryOf('--changed=HEAD~1')).toMatch(/^1 error,/)
})

describe('in the language of the author', () => {
  const french = { LC_ALL: '', LC_MESSAGES: '', LANG: 'fr_FR.UTF-8' }
  const said =
    'content/articles/cloud-act/fr.mdx:3:1: «\u00a0subtitel\u00a0» n’est pas un champ d’un article\u202f; vouliez-vous dire «\u00a0subtitle\u00a0»\u202f?'

  test.each([
    ['the terminal’s', [], french],
    ['that of --language', ['--language', 'fr'], {}],
    ['that of --language=', ['--language=fr'], { LC_ALL: 'en_US.UTF-8' }],
  ])('%s', async (_, args, extra) => {
    seed('content/articles/cloud-act/fr.mdx', 'subtitle:', 'subtitel:')
    writeFiles({ 'content/articles/rgpd/old.txt': '' })
    expect((await check(args, extra)).lines).toEqual([
      said,
      'content/articles/rgpd/old.txt:1:1: avertissement\u00a0: Aucune langue de l’article ne montre ce fichier\u202f; nommez-le dans l’une d’elles, ou supprimez-le.',
      expect.stringMatching(/^1 erreur, 1 avertissement \(3 fichiers d’articles, \d+,\d\u00a0s\)$/),
    ])
  })

  test('annotations too', async () => {
    seed('content/articles/cloud-act/fr.mdx', 'subtitle:', 'subtitel:')
    const { lines } = await check([], { ...french, GITHUB_ACTIONS: 'true' })
    expect(lines[1]).toBe(
      `::error file=content/articles/cloud-act/fr.mdx,line=3,col=1::${said.split(/:3:1: /)[1]}`,
    )
  })

  test('--language overrides the terminal', async () => {
    expect((await check(['--language', 'en'], french)).lines).toEqual([expect.stringMatching(summary)])
  })
})

test.each([
  [['--changd'], 'This command has no option --changd; did you mean “--changed”?'],
  [['--all'], expect.stringMatching(/^This command has no option --all; write one of: .*--launch/)],
  [['--language', 'de'], '“de” is not a language of this command; write --language fr or --language en.'],
  [['--watch', '--changed'], '--watch cannot be combined with --changed or --launch.'],
  [['--watch', '--launch'], '--watch cannot be combined with --changed or --launch.'],
  [['content/tags.yaml'], expect.stringContaining("'content/tags.yaml'")],
])('%j is rejected, and nothing is checked', async (args, message) => {
  expect(await check(args)).toEqual({ status: 2, lines: [], errors: [message] })
})

test('an error that no author can mend is printed with its stack', async () => {
  expect((await check([], { SOURCE_DATE_EPOCH: 'soon' })).errors).toEqual([
    expect.objectContaining({ stack: expect.stringContaining('buildDay') }),
  ])
})

test('cached results are reused for unchanged files and replaced for changed ones', async () => {
  seed('content/articles/cloud-act/fr.mdx', '20\u202f%', '20 % <Figur />')
  const first = (await check()).lines.slice(0, -1)
  expect(first.join('\n')).toContain('There is no component <Figur>')
  expect((await check()).lines.slice(0, -1)).toEqual(first)
  seed('content/articles/cloud-act/fr.mdx', '20 % <Figur />', '20\u202f%')
  expect((await check()).lines).toEqual([expect.stringMatching(summary)])
})
