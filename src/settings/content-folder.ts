import { env } from 'node:process'

/**
 * The folder from which Gatsby reads the content. `npm run dev` sets it to a copy of `content/` with the last
 * valid state of each file (`src/content/check/watch.ts`), as Gatsby may lose pages or exit because of an invalid one.
 */
export const contentFolder = env.CONTENT_FOLDER || 'content'
