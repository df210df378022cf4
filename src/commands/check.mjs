/** Entry point of `npm run check`. It loads TypeScript in this process, as starting another one for that takes longer. */
import './install.mjs'
import { createRequire } from 'node:module'
import process from 'node:process'

const require = createRequire(import.meta.url)
require('tsx/cjs/api').register()
await require('./check.ts').check(process.argv.slice(2))
