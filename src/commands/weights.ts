/**
 * `npm run weights`: what the first view of each page of `dist/` weighs, as a Markdown table. `-- --before <dist>` compares
 * with another build and lists what has changed.
 */
import path from 'node:path'
import { argv, exit } from 'node:process'
import { comparison, listing } from './weights/tables'
import { weigh } from './weights/weigh'

const at = argv.indexOf('--before')
const before = at < 0 ? undefined : argv[at + 1]

if (at >= 0 && !before) {
  console.error('Say which build to compare with: npm run weights -- --before <dist>')
  exit(1)
}
const now = weigh(path.resolve('dist'))
console.log(before ? comparison(weigh(path.resolve(before)), now) : listing(now))
