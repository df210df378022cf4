import { env } from 'node:process'

/** Whether this build is a preview (`PREVIEW=1`): it shows drafts and is not to be found by search engines. */
export const isPreview = (): boolean => env.PREVIEW === '1'
