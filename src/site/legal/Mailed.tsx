import { Fragment } from 'react'
import { unsplit } from '../../ui/unbroken'
import { useSite } from '../use-site'

/** A text in which the mail address is a link. */
export function Mailed({ text }: { text: string }) {
  const { email } = useSite()
  return text.split(email).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
    <Fragment key={index}>
      {index > 0 && <a href={`mailto:${email}`}>{email}</a>}
      {unsplit(part)}
    </Fragment>
  ))
}
