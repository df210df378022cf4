/** Entry point of `npm run dev`, like that of `npm run check`. */
import './install.mjs'
import { createRequire } from 'node:module'
import process from 'node:process'

const require = createRequire(import.meta.url)
require('tsx/cjs/api').register()
await require('./dev.ts').develop(process.argv.slice(2))
