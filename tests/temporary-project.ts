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

export function writeFiles(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}

/** Replaces words of a file. @throws if the file does not contain them, as the test would prove nothing */
export function seed(file: string, words: string, error: string): void {
  const text = readFileSync(file, 'utf8')
  if (!text.includes(words)) throw new Error(`${file} does not have "${words}"`)
  writeFileSync(file, text.replace(words, error))
}

export function writeBytes(file: string, bytes: Uint8Array): void {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, bytes)
}
