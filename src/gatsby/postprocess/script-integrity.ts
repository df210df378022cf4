import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from './page'

const known = new Map<string, string>()

/** The hash that a browser compares a script of `public/` with (https://www.w3.org/TR/SRI/). */
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
 * Names the hash of each script that a page loads, so that a changed one never runs.
 * @throws where a script is missing
 */
export function addIntegrity({ elements }: Page): void {
  for (const { name, attribs } of elements)
    if (name === 'script' && attribs.src?.startsWith('/')) attribs.integrity ??= integrityOf(attribs.src)
}
