import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { cwd, kill, pid } from 'node:process'
import { fieldOf } from '../content/field-of'
import { AuthorError } from '../content/messages/author-error'
import { message } from '../content/messages/message'

/** Contains the id of the process that uses Gatsby here. */
const reservation = '.build-cache/.running'

/** Matches what Gatsby, Parcel or webpack takes for a pattern, an escape or the end of an address in the folder's name. */
const unbuildable = /['()[\]{}|!?*#%\\]/

/**
 * Reserves `.cache` and `public/` for this process: a build that writes there breaks a running development server, or
 * another build.
 * @returns a function that ends the reservation
 * @throws AuthorError if another process has reserved them, or Gatsby cannot build in this folder at all
 */
export function reserveGatsby(): () => void {
  const [character] = unbuildable.exec(cwd()) ?? []
  if (character) throw new AuthorError(message('unbuildablePath', { folder: cwd(), character }))
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
