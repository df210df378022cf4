/** Entry point of `npm run check`. */
import process from 'node:process'
import { cacheFolder, check } from './load-check.mjs'

await check(process.argv.slice(2), cacheFolder)
