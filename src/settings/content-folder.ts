import { env } from 'node:process'

/**
 * The folder that Gatsby reads the content from. `npm run dev` sets it to a copy of `content/` with the last valid
 * state of each file (`check/watch.ts`), since a broken one can cost Gatsby its pages, or end it.
 */
export const contentFolder = env.CONTENT_FOLDER || 'content'
