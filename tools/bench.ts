/**
 * `npm run bench -- <name> […]`: runs one benchmark at full size; each is a file of `tools/bench`, whose default export
 * gets the remaining arguments and throws if it misses a bound.
 */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { argv, exit } from 'node:process'
import { endFile } from '../tests/support/cleanup'

const folder = path.resolve('tools/bench')
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => path.parse(file).name)

async function main(): Promise<void> {
  const [name = '', ...words] = argv.slice(2)
  if (!names.includes(name)) {
    console.error(`npm run bench -- ${names.join(' | ')}`)
    exit(1)
  }
  const { default: run } = await import(path.join(folder, `${name}.ts`))
  try {
    await run(words)
  } finally {
    // Stops the servers and deletes the folders of the tests' helpers.
    await endFile()
  }
}

// Whatever a benchmark leaves open would keep the process.
main().then(() => exit())
