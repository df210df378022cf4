import { env } from 'node:process'

/** Whether this build is a preview (`PREVIEW=1`), which shows drafts and is not indexed by search engines. */
export const isPreview = (): boolean => env.PREVIEW === '1'
