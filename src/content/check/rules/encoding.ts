import { notUtf8, readAsIs, textFiles } from '../../load/text-file'
import { message } from '../../messages/message'
import { type Findings, problemIn, start } from '../../messages/problem'
import { type Content, isChecked } from '../content'

/**
 * Reports files that are not UTF-8, and byte order marks, which some editors write: the build would not recognize the
 * front matter after one.
 */
export const encoding = ({ scope }: Content): Findings =>
  textFiles('content')
    .filter((file) => isChecked(file, scope))
    .map((file) => {
      const text = readAsIs(file)
      if (text === undefined) return notUtf8(file)
      return text.startsWith('\ufeff') && problemIn(file)(start, message('byteOrderMark'))
    })
