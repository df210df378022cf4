import { env } from 'node:process'

/** Returns whether this build is a preview (`PREVIEW=1`), which shows drafts and must not be indexed. */
export const isPreview = (): boolean => env.PREVIEW === '1'
