import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Writes a file that the site gives out. One that is as it should be stays as it is: of a site of a thousand articles that is most
 * of them, and reading takes a fraction of what writing does.
 * @param address its address, for instance `/fr/llms.txt`
 */
export function writePublicFile(address: string, content: string | Buffer): void {
  const file = path.join('public', address)
  const bytes = Buffer.from(content)
  if (existsSync(file) && readFileSync(file).equals(bytes)) return
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, bytes)
}
