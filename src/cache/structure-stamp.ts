import { rmSync } from 'node:fs'
import { env } from 'node:process'

/** Holds the `structureHash` (`src/commands/fingerprint.ts`) of the last build that succeeded, from which the next may go on. */
export const structureStamp = '.cache/.structure'

/** The development server writes into `public/` too: no build goes on from that. */
export function clearStructureStampInDevelopment(): void {
  if (env.NODE_ENV === 'development') rmSync(structureStamp, { force: true })
}
