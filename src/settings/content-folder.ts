import { env } from 'node:process'

/**
 * The folder that Gatsby reads the content from. `npm run dev` names a copy of `content/` that holds the last readable state of
 * each file (`check/watch.ts`): a broken one can cost Gatsby its pages, or end it.
 */
export const contentFolder = env.CONTENT_FOLDER || 'content'
