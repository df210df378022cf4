/** What `npm run dev` runs. */
import process from 'node:process'
import { cacheFolder, develop } from './load-check.mjs'

await develop(process.argv.slice(2), cacheFolder)
