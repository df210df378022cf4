/** Measures in a process of its own, where no test runner takes part in the time: `tsx run-load.ts SQLite mixed 10`. */
import { argv } from 'node:process'
import { kinds, removeCluster } from './databases'
import { acceptUnderLoad, troubles } from './load'

async function main(): Promise<void> {
  const kind = kinds.find((name) => name === argv[2])
  const trouble = troubles.find((name) => name === argv[3])
  if (!kind || !trouble) throw new Error(`run-load.ts ${kinds.join('|')} ${troubles.join('|')} SECONDS`)
  try {
    console.log(JSON.stringify(await acceptUnderLoad(kind, trouble, Number(argv[4]))))
  } finally {
    await removeCluster()
  }
}

void main()
