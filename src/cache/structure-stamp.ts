import { rmSync } from 'node:fs'
import { env } from 'node:process'

/** Holds the `structureHash` (`src/commands/fingerprint.ts`) of the last successful build, which the next may continue from. */
export const structureStamp = '.cache/.structure'

/** Prevents builds from continuing from the output of the development server, which writes into `public/` too. */
export function clearStructureStampInDevelopment(): void {
  if (env.NODE_ENV === 'development') rmSync(structureStamp, { force: true })
}
