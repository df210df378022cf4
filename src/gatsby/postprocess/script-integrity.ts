import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from './page'

const known = new Map<string, string>()

/** Returns the hash that a browser compares with a script of `public/` (https://www.w3.org/TR/SRI/). */
function integrityOf(address: string): string {
  const hash =
    known.get(address) ??
    createHash('sha256')
      .update(readFileSync(path.join('public', address)))
      .digest('base64')
  known.set(address, hash)
  return `sha256-${hash}`
}

/**
 * Adds the hash of each script that a page loads, so that a changed one never runs.
 * @throws if a script is missing
 */
export function addIntegrity({ elements }: Page): void {
  for (const { name, attribs } of elements)
    if (name === 'script' && attribs.src?.startsWith('/')) attribs.integrity ??= integrityOf(attribs.src)
}
