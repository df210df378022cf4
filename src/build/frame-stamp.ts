import { rmSync } from 'node:fs'
import { env } from 'node:process'

/** Says of which frame (`src/commands/fingerprint.ts`) the last build was that ended well, so that the next may go on from it. */
export const frameStamp = '.cache/.frame'

/** The development server writes into `public/` too: no build goes on from that. */
export function forgetFrameInDevelopment(): void {
  if (env.NODE_ENV === 'development') rmSync(frameStamp, { force: true })
}
