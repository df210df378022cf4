/** Entry point of `npm run dev`. */
import process from 'node:process'
import { cacheFolder, develop } from './load-check.mjs'

await develop(process.argv.slice(2), cacheFolder)
