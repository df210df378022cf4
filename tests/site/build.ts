/** `npm run build:test-site`: builds the tests' own site if anything has changed since the last build. */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { argv, env, exit } from 'node:process'
import { inputs } from '../../src/commands/fingerprint'

/** A separate project with its own caches, so that its builds and those of the site do not invalidate each other. */
const project = '.test-site'

/** Articles, offers, tags, organisation: written for the tests. */
const ownContent = 'tests/site/content'

/** Shared with the site: copy changes with the code that shows it, and tests read it from the same files. */
const sharedContent = [
  'content/copy',
  'content/translations',
  'content/sovereignty.yaml',
  'content/ai-act.yaml',
]

/**
 * Builds `.test-site/dist/` from the code of the site and the content of the tests, as a preview, with drafts,
 * scheduled articles and the style guide.
 * @returns whether it was built
 */
export function buildTestSite(): boolean {
  copySources()
  const { status } = spawnSync(path.resolve('node_modules/.bin/tsx'), ['src/commands/build.ts', '--strict'], {
    cwd: project,
    stdio: 'inherit',
    env: { ...env, PREVIEW: '1', SITE_URL: '' },
  })
  return status === 0
}

function copySources(): void {
  const copy = (from: string, to = from) =>
    cpSync(from, path.join(project, to), { recursive: true, preserveTimestamps: true })
  for (const input of inputs) {
    rmSync(path.join(project, input), { recursive: true, force: true })
    if (input !== 'content') copy(input)
  }
  copy(ownContent, 'content')
  for (const folder of sharedContent) copy(folder)
  const packages = path.join(project, 'node_modules')
  if (!existsSync(packages)) symlinkSync(path.resolve('node_modules'), packages)
}

if (argv[1]?.endsWith('tests/site/build.ts')) exit(buildTestSite() ? 0 : 1)
