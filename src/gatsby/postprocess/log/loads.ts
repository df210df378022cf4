import { readFileSync } from 'node:fs'
import type { PageLoad } from './page-load'

/** A built page, with what a browser loads for it. */
export type Built = { address: string; file: string; load: PageLoad }

/** Where the last build lists its pages with what they load. */
export const loadsFile = '.cache/page-loads.json'

/** Reads what the pages of the last build load. @throws the file system's error where nothing was built */
export const readLoads = (): Built[] => JSON.parse(readFileSync(loadsFile, 'utf8'))
