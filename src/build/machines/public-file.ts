import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Writes a file that the site gives out.
 * @param address its address, for instance `/fr/llms.txt`
 */
export function writePublicFile(address: string, content: string | Buffer): void {
  const file = path.join('public', address)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, content)
}
