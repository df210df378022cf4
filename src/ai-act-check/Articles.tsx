import { Fragment } from 'react'
import type { Language } from '../site/languages'
import { articleAnchor, articleName } from './article'

type Props = {
  of: readonly string[] | null | undefined
  /** The Act on EUR-Lex. */
  act: string
  language: Language
  /** References that stand before in the same list, whose links need no other. */
  before?: readonly string[]
}

/** References to the Act, each a link to its place there; points of one article share a link. */
export function Articles({ of, act, language, before = [] }: Props) {
  const anchors = [...before, ...(of ?? [])].map(articleAnchor)
  return (of ?? []).map((reference, index) => {
    const place = before.length + index
    const anchor = anchors[place] ?? ''
    const name = articleName(reference, language)
    return (
      <Fragment key={reference}>
        {index > 0 && ', '}
        {anchors.indexOf(anchor) < place ? name : <a href={`${act}${anchor}`}>{name}</a>}
      </Fragment>
    )
  })
}
