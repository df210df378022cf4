import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { cwd, env } from 'node:process'
import { writeCleanProject } from '../../tests/check/clean-project'
import { addWords, growProject } from '../../tests/check/grown-project'
import { inTemporaryProject, seed } from '../../tests/temporary-project'

const home = cwd()

inTemporaryProject()

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], { stdio: 'pipe' })

/** What an article in earnest weighs: about nine kilobytes of text. */
function lengthen(file: string) {
  const text = readFileSync(file, 'utf8')
  const paragraphs = Array.from(
    { length: 40 },
    (_, index) => `Un paragraphe de plus, le ${index}, ${'de mots '.repeat(25)}.\n`,
  )
  writeFileSync(file, `${text}\n${paragraphs.join('\n')}`)
}

test('one changed file among a thousand articles is checked within five seconds', async () => {
  await writeCleanProject()
  lengthen('content/articles/cloud-act/fr.mdx')
  lengthen('content/articles/cloud-act/en.mdx')
  for (let index = 0; index < 998; index++)
    cpSync('content/articles/cloud-act', `content/articles/article-${index}`, { recursive: true })
  git('init', '-q')
  git('add', '-A')
  git('commit', '-q', '-m', 'A thousand articles')
  seed('content/articles/article-500/fr.mdx', 'subtitle:', 'subtitel:')

  const { stdout } = spawnSync(process.execPath, [path.join(home, 'src/commands/check.mjs'), '--changed'], {
    encoding: 'utf8',
    env: { ...env, GITHUB_ACTIONS: 'false', LC_ALL: 'C', NODE_OPTIONS: '' },
  })
  const [problem, summary = ''] = stdout.split('\n')
  expect(problem).toBe(
    'content/articles/article-500/fr.mdx:3:1: “subtitel” is no field of an article; did you mean “subtitle”?',
  )
  expect(summary).toMatch(/^1 error, 0 warnings \(2 article files, /)
  const [, seconds] = /([\d.]+) s\)$/.exec(summary) ?? []
  expect(Number(seconds)).toBeLessThan(5)
}, 120_000)

test('thirty articles of this site, one of them new, cost less than two seconds of one processor', () => {
  growProject(home, cwd(), 30)
  // Not the time that passes: tests run side by side.
  const sayCost = 'data:text/javascript,process.on("exit",()=>console.log(process.cpuUsage().user/1e6))'
  const check = () => {
    const { stdout } = spawnSync(
      process.execPath,
      ['--import', sayCost, path.join(home, 'src/commands/check.mjs')],
      { encoding: 'utf8', env: { ...env, GITHUB_ACTIONS: 'false', LC_ALL: 'C', NODE_OPTIONS: '' } },
    )
    const [summary, seconds] = stdout.trimEnd().split('\n').slice(-2)
    expect(summary).toMatch(/^0 errors, .* article files/)
    return Number(seconds)
  }
  check()
  addWords('content/articles/cloud-act/fr.mdx', 'Un paragraphe de plus.')
  expect(check()).toBeLessThan(2)
}, 120_000)
