/**
 * `npm run weights`: lists the weight of the first view of each page of `dist/`, as a Markdown table.
 * `-- --before <dist>` compares with another build and lists changes. `-- --record` updates the bounds that tests apply
 * to each template (`tests/e2e/records.json`); `--reason "…"` justifies growth.
 */
import path from 'node:path'
import { exit } from 'node:process'
import { parseArgs } from 'node:util'
import { weightsOf } from '../tests/weights/weights-of'
import { record } from './weights/record'
import { comparison, listing } from './weights/tables'

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { before: { type: 'string' }, record: { type: 'boolean' }, reason: { type: 'string' } },
  })
  if (values.record) return record(values.reason)
  const now = weightsOf(path.resolve('dist'))
  console.log(values.before ? comparison(weightsOf(path.resolve(values.before)), now) : listing(now))
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  exit(1)
})
