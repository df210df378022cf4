/** `npm run build:test-site`: builds the tests' own site if anything has changed since the last build. */
import { cpSync, rmSync } from 'node:fs'
import path from 'node:path'
import { argv, exit } from 'node:process'
import { build } from '../../src/commands/build'
import { forAuthors } from '../../src/commands/for-authors'
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
export function buildTestSite(): boolean {
  const content = '.test-site/content'
  const copy = (from: string, to: string) => cpSync(from, to, { recursive: true, preserveTimestamps: true })
  rmSync(content, { recursive: true, force: true })
  copy(ownContent, content)
  for (const name of sharedContent) copy(path.join('content', name), path.join(content, name))
  const settings = { PREVIEW: '1', SITE_URL: '', CONTENT_FOLDER: content }
  return build({ folder: testSite, strict: true, settings })
}

if (argv[1]?.endsWith('tests/site/build.ts'))
  void forAuthors({ args: argv.slice(2) }, () => exit(buildTestSite() ? 0 : 1))
