import { readFileSync } from 'node:fs'
import { filesBelow } from '../../../files/files-below'
import { message } from '../../messages/message'
import { type Problem, problemIn, start } from '../../messages/problem'
import { type Content, isChecked } from '../content'

/** Reports byte order marks, which some editors write: the build would not recognize the front matter after one. */
export function byteOrderMark({ scope }: Content): Problem[] {
  return filesBelow('content')
    .filter((file) => /\.(?:mdx|yaml|json)$/.test(file) && isChecked(file, scope) && hasMark(file))
    .map((file) => problemIn(file)(start, message('byteOrderMark')))
}

const hasMark = (file: string) => readFileSync(file, 'utf8').startsWith('\ufeff')
