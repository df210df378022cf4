/** What `npm run dev` runs. */
import process from 'node:process'
import { develop, kept } from './load-check.mjs'

await develop(process.argv.slice(2), kept)
