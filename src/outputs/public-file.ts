import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Writes a public file, unless it is unchanged: with a thousand articles most are, and reading is far cheaper
 * than writing.
 * @param address its address, for instance `/fr/llms.txt`
 */
export function writePublicFile(address: string, content: string | Buffer): void {
  const file = path.join('public', address)
  const bytes = Buffer.from(content)
  if (existsSync(file) && readFileSync(file).equals(bytes)) return
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, bytes)
}
