import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { plateOf } from '../../outputs/plate'
import { writePublicFile } from '../../outputs/public-file'

type FileNode = { absolutePath: string; extension: string }

/** `File.plate`: where a drawing stands as a cover. The query that asks puts it there, as Gatsby's `publicURL` does. */
export const plateResolver = {
  File: {
    plate: {
      type: 'String',
      resolve: async ({ absolutePath, extension }: FileNode): Promise<string | null> => {
        if (extension !== 'svg') return null
        const plate = plateOf(await readFile(absolutePath, 'utf8'), path.basename(path.dirname(absolutePath)))
        const address = `/static/cover-${createHash('sha256').update(plate).digest('hex').slice(0, 16)}.svg`
        writePublicFile(address, plate)
        return address
      },
    },
  },
}
