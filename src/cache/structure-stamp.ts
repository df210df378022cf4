import { rmSync } from 'node:fs'
import { env } from 'node:process'

/**
 * File with the `structureHash` (`src/commands/fingerprint.ts`) of the last successful build, whose output
 * the next one may reuse.
 */
export const structureStamp = '.cache/.structure'

/** Prevents builds from reusing the output of the development server, which also writes into `public/`. */
export function clearStructureStampInDevelopment(): void {
  if (env.NODE_ENV === 'development') rmSync(structureStamp, { force: true })
}
