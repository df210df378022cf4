import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

/**
 * Writes a file that the site gives out.
 * @param address its address, for instance `/fr/llms.txt`
 */
export async function writePublicFile(address: string, content: string | Buffer): Promise<void> {
  const file = path.join('public', address)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, content)
}
