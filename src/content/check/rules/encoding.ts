import { readAsIs, textFiles } from '../../load/text-file'
import { message } from '../../messages/message'
import { type Findings, placeOf, problemIn, start } from '../../messages/problem'
import { type Content, isChecked } from '../content'

/**
 * Reports files that are not UTF-8, what a merge has left in them to be decided, and byte order marks, which some
 * editors write: the build would not recognize the front matter after one.
 */
export const encoding = ({ scope }: Content): Findings =>
  textFiles('content')
    .filter((file) => isChecked(file, scope))
    .map((file) => {
      const text = readAsIs(file)
      if (text === undefined) return problemIn(file)(start, message('notUtf8'))
      const undecided = text.search(/^(?:<{7}|>{7}) /m)
      if (undecided >= 0) return problemIn(file)(placeOf(text, undecided), message('mergeUndecided'))
      return text.startsWith('\ufeff') && problemIn(file)(start, message('byteOrderMark'))
    })
