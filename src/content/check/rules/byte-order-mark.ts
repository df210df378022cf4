import { closeSync, openSync, readSync } from 'node:fs'
import { filesBelow } from '../../../files/files-below'
import { type Content, isChecked } from '../content'
import { message } from '../messages/message'
import { type Problem, problemIn, start } from '../problem'

/** Reports byte order marks, which some editors write: the build would not recognize the front matter after one. */
export function byteOrderMark({ scope }: Content): Problem[] {
  return filesBelow('content')
    .filter((file) => /\.(?:mdx|yaml|json)$/.test(file) && isChecked(file, scope) && hasMark(file))
    .map((file) => problemIn(file)(start, message('byteOrderMark')))
}

function hasMark(file: string): boolean {
  const start = Buffer.alloc(3)
  const descriptor = openSync(file, 'r')
  readSync(descriptor, start)
  closeSync(descriptor)
  return start.toString('hex') === 'efbbbf'
}
