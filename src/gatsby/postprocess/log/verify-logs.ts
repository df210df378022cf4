import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { splitPath } from '../../../site/languages'
import { readLoads } from './loads'
import { logOf } from './log-of'
import { weigh } from './weigh'
import { readLog } from './write-logs'

/**
 * Compares the log of each page with the files that the server sends.
 * @param folder a built site
 * @returns the pages whose logs are not true, in words
 */
export async function untrueLogs(folder: string): Promise<string[]> {
  const sizeOf = async (address: string) => {
    const file = path.join(folder, 'public', address)
    return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
  }
  const untrue: string[] = []
  for (const { address, file, load } of readLoads()) {
    const own = path.relative('public', file)
    const said = readLog(readFileSync(path.join(folder, 'public', own), 'utf8'))?.trimEnd()
    const found = logOf(splitPath(address).language, await weigh(load, await sizeOf(own), sizeOf), load)
    if (said !== undefined && said !== found) untrue.push(`${address} says ${said}, and is ${found}`)
  }
  return untrue
}
