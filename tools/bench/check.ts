/**
 * `npm run bench -- check [--articles 30] [--rounds 5]`: measures how long `npm run check` takes, npm included, without
 * a cache, after one article has changed, and with `--changed` among a thousand.
 */
import { spawnSync } from 'node:child_process'
import { appendFileSync, cpSync, existsSync, readdirSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { cwd } from 'node:process'
import { parseArgs } from 'node:util'
import { filesBelow } from '../../src/files/files-below'
import { temporaryFolder } from '../../tests/support/temporary-folder'
import { git } from '../../tests/support/temporary-project'
import { median } from '../statistics'

/** In seconds. */
const bounds = { all: 2, changed: 5 }
const changedAmong = 1000

/** Returns the seconds from the command to its end. */
function timeToCheck(folder: string, ...options: string[]): number {
  const started = performance.now()
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'check', '--', ...options], {
    cwd: folder,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The check of ${folder} failed:\n${stdout}${stderr}`)
  return (performance.now() - started) / 1000
}

function measure(name: string, bound: number, rounds: number, round: (number: number) => number): boolean {
  round(0) // Caches what the other rounds find unchanged.
  const times = Array.from({ length: rounds }, (_, index) => round(index + 1))
  const inOrder = times.toSorted((a, b) => a - b).map((time) => time.toFixed(2))
  console.log(`${name}: ${median(times).toFixed(2)} s (bound ${bound} s; all rounds: ${inOrder.join(', ')})`)
  return median(times) <= bound
}

/**
 * Creates a project for `npm run check`: this site's content, with copies of its articles up to a number.
 * @param home this project's folder
 * @param folder an empty one
 */
function growProject(home: string, folder: string, articles: number): void {
  for (const name of ['content', 'static', 'package.json'])
    cpSync(path.join(home, name), path.join(folder, name), { recursive: true })
  symlinkSync(path.join(home, 'src'), path.join(folder, 'src'))
  const at = path.join(folder, 'content/articles')
  const real = readdirSync(at).filter((slug) => existsSync(path.join(at, slug, 'en.mdx')))
  for (let copy = 0; readdirSync(at).length < articles; copy++)
    cpSync(path.join(at, real[copy % real.length] ?? ''), path.join(at, `copy-${copy}`), { recursive: true })
}

/** Changes the text of every article, so that none is cached. */
function changeArticles(folder: string, words: string): void {
  for (const file of filesBelow(path.join(folder, 'content/articles')))
    if (file.endsWith('.mdx')) appendFileSync(file, `\n${words}\n`)
}

/** @throws if the median of the rounds exceeds a bound */
export default function bench(words: string[]): void {
  const { values } = parseArgs({
    args: words,
    options: { articles: { type: 'string', default: '30' }, rounds: { type: 'string', default: '5' } },
  })
  const rounds = Number(values.rounds)
  const [few, many] = [temporaryFolder(), temporaryFolder()]
  growProject(cwd(), few, Number(values.articles))
  growProject(cwd(), many, changedAmong)
  git('-C', many, 'init', '-q')
  git('-C', many, 'add', '-A')
  git('-C', many, 'commit', '-q', '-m', 'Many articles')

  const one = (folder: string, round: number) =>
    appendFileSync(path.join(folder, 'content/articles/cloud-act/fr.mdx'), `\nTour ${round}.\n`)
  const held = [
    measure(`${values.articles} articles, none checked before`, bounds.all, rounds, (round) => {
      changeArticles(few, `${round}.`)
      return timeToCheck(few)
    }),
    measure(`${values.articles} articles, one changed`, bounds.all, rounds, (round) => {
      one(few, round)
      return timeToCheck(few)
    }),
    measure(`--changed, one of ${changedAmong} articles`, bounds.changed, rounds, (round) => {
      one(many, round)
      return timeToCheck(many, '--changed')
    }),
  ]
  if (held.includes(false)) throw new Error('The check takes longer than its bound.')
}
