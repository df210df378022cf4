import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onCleanUp } from './cleanup'

/** Creates an empty folder, which is removed when the test, or its file, is cleaned up. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'))
  // A killed program may still be writing its last file.
  onCleanUp(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }))
  return folder
}
