/** What `npm run check` runs. */
import process from 'node:process'
import { check, kept } from './load-check.mjs'

await check(process.argv.slice(2), kept)
