import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { kill, pid } from 'node:process'
import { fieldOf } from '../content/field-of'
import { AuthorError } from '../content/messages/author-error'
import { message } from '../content/messages/message'

/** Contains the id of the process that uses Gatsby here. */
const reservation = '.build-cache/.running'

/**
 * Reserves `.cache` and `public/` for this process: a build that writes there breaks a running development server, or
 * another build.
 * @returns a function that ends the reservation
 * @throws AuthorError if another process has reserved them
 */
export function reserveGatsby(): () => void {
  mkdirSync(path.dirname(reservation), { recursive: true })
  try {
    writeFileSync(reservation, String(pid), { flag: 'wx' })
  } catch (error) {
    if (fieldOf(error, 'code') !== 'EEXIST') throw error
    const other = Number(readFileSync(reservation, 'utf8'))
    // In a container, a former process may have had the same id.
    if (other > 0 && other !== pid && isRunning(other))
      throw new AuthorError(message('gatsbyIsRunning', { pid: String(other), file: reservation }))
    // Its process was killed.
    writeFileSync(reservation, String(pid))
  }
  return () => rmSync(reservation, { force: true })
}

function isRunning(other: number): boolean {
  try {
    return kill(other, 0)
  } catch (error) {
    return fieldOf(error, 'code') === 'EPERM'
  }
}
