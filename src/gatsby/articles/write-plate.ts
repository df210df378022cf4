import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { plateOf } from '../../outputs/plate'
import { writePublicFile } from '../../outputs/public-file'

/** Writes a drawing as a cover. @returns its address, which changes with its content */
export async function writePlate(file: string): Promise<string> {
  const plate = await plateOf(await readFile(file, 'utf8'), path.basename(path.dirname(file)))
  const hash = createHash('sha256').update(plate).digest('hex').slice(0, 16)
  const address = `/static/cover-${hash}.svg`
  writePublicFile(address, plate)
  return address
}
