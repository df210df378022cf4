import type { PageLoad } from './page-load'

/** A built page, with the files that a browser loads for it. */
export type Built = { address: string; file: string; load: PageLoad }
