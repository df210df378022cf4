/** `npm run build:test-site`: builds the tests' own site if anything has changed since the last build. */
import { cpSync, rmSync } from 'node:fs'
import path from 'node:path'
import { argv, chdir, cwd, exit } from 'node:process'
import { build } from '../../src/commands/build'
import { forAuthors } from '../../src/commands/for-authors'
import { blockingRules } from '../../src/content/check/rules'
import { unusableFiles } from '../../src/content/check/run-check'
import { ContentError } from '../../src/content/load/content-error'
import { testSite } from './test-site'

/** Articles, offers, tags, organisation: written for the tests. */
const ownContent = 'tests/site/content'

/** Shared with the site: copy changes with the code that shows it, and tests and the server's programs read the same files. */
const sharedContent = ['copy', 'translations', 'sovereignty.yaml', 'ai-act.yaml', 'retention.json']

/**
 * Builds the tests' own site from the code of the site and the content of the tests, as a preview, with drafts,
 * scheduled articles and the style guide.
 * @returns whether it was built
 */
export async function buildTestSite(): Promise<boolean> {
  const folder = '.test-site'
  const content = path.join(folder, 'content')
  const copy = (from: string, to: string) => cpSync(from, to, { recursive: true, preserveTimestamps: true })
  rmSync(content, { recursive: true, force: true })
  copy(ownContent, content)
  for (const name of sharedContent) copy(path.join('content', name), path.join(content, name))
  const unusable = await unusableIn(folder)
  if (unusable.length > 0) {
    console.error(new ContentError(unusable).message)
    return false
  }
  const settings = { PREVIEW: '1', SITE_URL: '', CONTENT_FOLDER: content }
  return build({ folder: testSite, strict: true, settings })
}

/** Returns what makes content unusable: a build does not check another folder than `content/`. */
async function unusableIn(folder: string) {
  const home = cwd()
  chdir(folder)
  try {
    return await unusableFiles(blockingRules)
  } finally {
    chdir(home)
  }
}

if (argv[1]?.endsWith('tests/site/build.ts'))
  void forAuthors({ args: argv.slice(2) }, async () => exit((await buildTestSite()) ? 0 : 1))
