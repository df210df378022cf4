import { rmSync } from 'node:fs'
import { env } from 'node:process'

/** Says of which frame (`src/cache/fingerprint.ts`) the last build was that ended well, so that the next may go on from it. */
export const structureStamp = '.cache/.frame'

/** The development server writes into `public/` too: no build goes on from that. */
export function clearStructureStampInDevelopment(): void {
  if (env.NODE_ENV === 'development') rmSync(structureStamp, { force: true })
}
