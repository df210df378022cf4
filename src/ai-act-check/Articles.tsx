import { Fragment } from 'react'
import type { Language } from '../site/languages'
import { articleAnchor, articleName } from './article'

type Props = {
  of: readonly string[] | null | undefined
  /** The address of the Act on EUR-Lex. */
  act: string
  language: Language
  /** References that the same list has already linked. */
  before?: readonly string[]
}

/** Links references to the Act on EUR-Lex; points of one article share a link. */
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
