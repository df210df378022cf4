import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chdir, cwd } from 'node:process'
import { temporaryFolder } from './temporary-folder'

/** Runs each test of a file in an empty temporary folder, for code that reads `content/` from the working folder. */
export function inTemporaryProject() {
  const home = cwd()
  beforeEach(() => chdir(temporaryFolder()))
  afterEach(() => chdir(home))
}

/** Runs git in the working folder, by an author of its own: the machine may have none. */
export const git = (...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...words], { stdio: 'pipe' })

/** Commits everything in the working folder. */
export function commit(): void {
  git('add', '-A')
  git('commit', '-q', '-m', 'A step')
}

/** The smallest sources of a project, beside its `content/`. */
export const sources = {
  'src/page.tsx': 'export default 1',
  'static/icon.svg': '<svg/>',
  'deploy/site.service': '[Unit]',
  '.parcelrc': '{}',
  'gatsby-config.ts': '',
  'gatsby-node.ts': '',
  'gatsby-browser.ts': '',
  'gatsby-ssr.tsx': '',
  'package.json': '{}',
  'package-lock.json': '{}',
  'tsconfig.json': '{}',
}

export function writeFiles(files: Readonly<Record<string, string | Uint8Array>>): void {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
}

/** Replaces words of a file. @throws if the file does not contain them, as the test would prove nothing */
export function seed(file: string, words: string, error: string): void {
  const text = readFileSync(file, 'utf8')
  if (!text.includes(words)) throw new Error(`${file} does not have "${words}"`)
  writeFileSync(
    file,
    text.replace(words, () => error),
  )
}
