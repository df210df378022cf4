/**
 * `npm run bench -- build --files N [--keep]`: measures the time and memory of a build, phase by phase, with N
 * generated MDX files beside the real ones. N files are N / 2 articles, each in both languages
 * (`build/generate-mdx.ts`: the markup of the real ones, other words). Works in a temporary copy of the project: the
 * real articles alone, cold, and their preview; then with N files cold, again with nothing changed, forced with nothing
 * changed, with one article edited, and after `gatsby clean`. Cold is without `.cache` and `public`. As in CI, caches of
 * former builds are reused, except in the first build: the cold one fills them for the N files. Linux only.
 */
import { appendFileSync, cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chdir, cwd, env } from 'node:process'
import { parseArgs } from 'node:util'
import { inputs } from '../../src/commands/fingerprint'
import { languages } from '../../src/site/languages'
import { expectNone } from '../statistics'
import { writeGeneratedArticles } from './build/generate-mdx'
import { printRuns } from './build/print-runs'
import { type Measured, runBuild } from './build/run-build'
import { missedTargets, type Runs } from './build/targets'

/** Any fixed day after the newest article: the same files give the same site. */
const day = '1798761600'

/** Returns a copy of the project that shares its packages. */
function copyProject(home: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-bench-build-'))
  for (const source of ['content', ...inputs])
    cpSync(path.join(home, source), path.join(folder, source), { recursive: true })
  symlinkSync(path.join(home, 'node_modules'), path.join(folder, 'node_modules'))
  return folder
}

const build = async (name: string, folder: string, words = ['--always']): Promise<Measured> => {
  console.log(`${name} …`)
  const measured = await runBuild(
    [path.join(folder, 'node_modules/.bin/tsx'), 'src/commands/build.ts', ...words],
    folder,
    { ...env, SOURCE_DATE_EPOCH: day, NODE_ENV: 'production' },
  )
  const { time, processor, peak } = measured
  console.log(
    `  ${time.toFixed(1)} s, ${processor.toFixed(1)} of processor time, ${Math.round(peak / 1e6)} MB at most`,
  )
  return measured
}

/** Removes what `gatsby clean` does. */
const clean = (folder: string) => {
  for (const made of ['.cache', 'public']) rmSync(path.join(folder, made), { recursive: true, force: true })
}

async function measure(folder: string, articles: number): Promise<Runs> {
  const first = await build('The real articles, nothing kept', folder)
  clean(folder)
  const small = await build('The real articles, cold', folder)
  const preview = await build('Its preview', folder, ['--always', '--preview'])
  const [edited = ''] = await writeGeneratedArticles(articles)
  clean(folder)
  const cold = await build(`${articles * languages.length} files more, cold`, folder)
  const unchanged = await build('Nothing changed', folder, [])
  const rebuilt = await build('Nothing changed, built all the same', folder)
  appendFileSync(path.join(edited, 'fr.mdx'), '\n\nUne phrase de plus.\n')
  const edit = await build('One article edited', folder)
  clean(folder)
  const cleaned = await build('After gatsby clean', folder)
  return { first, small, preview, cold, unchanged, rebuilt, edit, cleaned }
}

/**
 * @param words `--files N`, an even number; `--keep` keeps the temporary copy
 * @throws if a required target is missed
 */
export default async function bench(words: string[]): Promise<void> {
  const { values } = parseArgs({
    args: words,
    options: { files: { type: 'string', default: '1000' }, keep: { type: 'boolean', default: false } },
  })
  const articles = Number(values.files) / languages.length
  if (!Number.isInteger(articles) || articles < 1)
    throw new Error('--files takes an even number: each article is a file in French and one in English.')
  const home = cwd()
  const folder = copyProject(home)
  try {
    chdir(folder)
    const runs = await measure(folder, articles)
    const files = articles * languages.length
    printRuns(files, runs)
    expectNone(missedTargets(files, runs))
  } finally {
    chdir(home)
    if (values.keep) console.log(folder)
    else rmSync(folder, { recursive: true, force: true })
  }
}
